import type { BundleTaskStateFragment } from '../generated/graphql.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bundles.module.css';

type Props = { title: string; problem: NonNullable<BundleTaskStateFragment['problem']> };

/** Why there is no result, where in the bundle, and that nothing was changed. */
export function ProblemNote({ title, problem: { reason, place } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.note} role="alert">
      <IconAlertCircle className={classes.bad} size={20} stroke={1.6} aria-hidden />
      <p>
        <strong>{title}</strong> {t(`bundles.problem.${reason}`)}{' '}
        {place === '' ? null : <code className={classes.place}>{place}</code>} {t('bundles.nothingChanged')}
      </p>
    </div>
  );
}

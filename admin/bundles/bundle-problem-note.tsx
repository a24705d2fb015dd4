import type { BundleTaskStateFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { MessageBox } from '../shared/ui/index.ts';

type Props = { title: string; problem: NonNullable<BundleTaskStateFragment['problem']> };

/** Explains why there is no result and where in the bundle the problem is. */
export function BundleProblemNote({ title, problem: { reason, place } }: Props) {
  const { t } = useTranslation();
  return (
    <MessageBox kind="bad">
      <strong>{title}</strong> {t(`bundles.problem.${reason}`)} {place === '' ? null : <code>{place}</code>}{' '}
      {t('bundles.nothingChanged')}
    </MessageBox>
  );
}

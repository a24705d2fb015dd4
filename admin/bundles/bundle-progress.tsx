import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bundles.module.css';

type Props = { label: string; share: number };

/** How far something is, in words and as a bar. */
export function BundleProgress({ label, share }: Props) {
  const { t, i18n } = useTranslation();
  const percent = share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={classes.progress}>
      <p className={classes.progressText}>{t('bundles.progress', { label, percent })}</p>
      <Progress.Root size={6}>
        <Progress.Section value={100 * share} aria-label={label} />
      </Progress.Root>
    </div>
  );
}

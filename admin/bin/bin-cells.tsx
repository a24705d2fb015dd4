import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';
import classes from './bin-cells.module.css';

/** A day in the future, with the full time as its tooltip. */
export function DayCell({ iso }: { iso: string }) {
  const { i18n } = useTranslation();
  const fullTime = useFullTime();
  return (
    <time className={classes.day} dateTime={iso} title={fullTime(iso)}>
      {new Date(iso).toLocaleDateString(formatLocale(i18n.language), { day: 'numeric', month: 'short' })}
    </time>
  );
}

type RestoreProps = { title: string; reason?: string | undefined; isBusy: boolean; onRestore: () => void };

/** Where it is not allowed the button stays and says why. */
export function RestoreButton({ title, reason, isBusy, onRestore }: RestoreProps) {
  const { t } = useTranslation();
  return (
    <span title={reason}>
      <Button
        variant="default"
        size="xs"
        aria-label={t('bin.restoreNamed', { title })}
        loading={isBusy}
        disabled={reason !== undefined}
        onClick={onRestore}
      >
        {t('bin.restore')}
      </Button>
    </span>
  );
}

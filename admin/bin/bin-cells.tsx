import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';

/** A date, with the time as its tooltip. */
export function DateCell({ iso }: { iso: string }) {
  const { i18n } = useTranslation();
  const fullTime = useFullTime();
  return (
    <time className="ui-numbers ui-nowrap" dateTime={iso} title={fullTime(iso)}>
      {new Date(iso).toLocaleDateString(formatLocale(i18n.language), { day: 'numeric', month: 'short' })}
    </time>
  );
}

type RestoreProps = { title: string; reason?: string | undefined; isBusy: boolean; onRestore: () => void };

/** Restores an item. If this is not possible, the button stays visible and shows the reason. */
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

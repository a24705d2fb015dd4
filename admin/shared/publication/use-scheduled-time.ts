import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../i18n/language.ts';

const parts: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Returns a function that formats a future time in the user's time zone, with its name. */
export function useScheduledTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (iso) => new Intl.DateTimeFormat(formatLocale(i18n.language), parts).format(new Date(iso)),
    [i18n.language],
  );
}

/** Returns a function for the name of the user's time zone: 'Central European Standard Time'. */
export function useTimeZoneName(): (at: Date) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (at) => {
      const format = new Intl.DateTimeFormat(formatLocale(i18n.language), { timeZoneName: 'long' });
      return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    },
    [i18n.language],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';

/** Returns a function that formats when a version was saved: only the time for today, otherwise date and time. */
export function useFormatSnapshotTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (iso) => {
      const at = new Date(iso);
      const isToday = at.toDateString() === new Date().toDateString();
      const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
      const date: Intl.DateTimeFormatOptions = isToday ? {} : { day: 'numeric', month: 'short' };
      return new Intl.DateTimeFormat(formatLocale(i18n.language), { ...date, ...time }).format(at);
    },
    [i18n.language],
  );
}

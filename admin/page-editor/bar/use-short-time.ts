import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../../shared/i18n/language.ts';

/** Returns a function that formats a time briefly: the time of day for today, otherwise the date. */
export function useShortTime(): (at: Date) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (at) => {
      const isToday = at.toDateString() === new Date().toDateString();
      const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
      return new Intl.DateTimeFormat(
        formatLocale(i18n.language),
        isToday ? time : { day: 'numeric', month: 'short' },
      ).format(at);
    },
    [i18n.language],
  );
}

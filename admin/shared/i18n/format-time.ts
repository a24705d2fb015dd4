import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from './language.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How a moment is told: by its distance within a day, by its date after that. */
export type TimeAgo =
  | { kind: 'now' | 'yesterday' }
  | { kind: 'minutes' | 'hours'; count: number }
  | { kind: 'date'; withYear: boolean };

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

export function tellTime(moment: Date, now: Date): TimeAgo {
  const passed = now.getTime() - moment.getTime();
  if (passed < minute) return { kind: 'now' };
  if (passed < hour) return { kind: 'minutes', count: Math.floor(passed / minute) };
  const daysApart = Math.round((startOfDay(now) - startOfDay(moment)) / (24 * hour));
  if (daysApart === 0 || passed < 6 * hour) return { kind: 'hours', count: Math.floor(passed / hour) };
  if (daysApart === 1) return { kind: 'yesterday' };
  return { kind: 'date', withYear: moment.getFullYear() !== now.getFullYear() };
}

/** A moment in the interface's language, as short as a table needs it. */
export function useTimeAgo(): (iso: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (iso) => {
      const moment = new Date(iso);
      const told = tellTime(moment, new Date());
      switch (told.kind) {
        case 'now':
          return t('time.now');
        case 'yesterday':
          return t('time.yesterday');
        case 'minutes':
          return t('time.minutesAgo', { minutes: told.count });
        case 'hours':
          return t('time.hoursAgo', { hours: told.count });
        case 'date':
          return moment.toLocaleDateString(formatLocale(i18n.language), {
            day: 'numeric',
            month: 'short',
            ...(told.withYear ? { year: 'numeric' } : {}),
          });
      }
    },
    [t, i18n],
  );
}

/** A moment in full, for tooltips. */
export function useFullTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (iso) => new Date(iso).toLocaleString(formatLocale(i18n.language), { dateStyle: 'long', timeStyle: 'short' }),
    [i18n.language],
  );
}

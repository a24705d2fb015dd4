import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from './language.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A time relative to now within a day, otherwise a date. */
export type TimeAgo =
  | { kind: 'now' | 'yesterday' }
  | { kind: 'minutes' | 'hours'; count: number }
  | { kind: 'date'; withYear: boolean };

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

export function getTimeAgo(date: Date, now: Date): TimeAgo {
  const elapsedMs = now.getTime() - date.getTime();
  if (elapsedMs < minuteMs) return { kind: 'now' };
  if (elapsedMs < hourMs) return { kind: 'minutes', count: Math.floor(elapsedMs / minuteMs) };
  const daysApart = Math.round((startOfDay(now) - startOfDay(date)) / (24 * hourMs));
  if (daysApart === 0 || elapsedMs < 6 * hourMs) return { kind: 'hours', count: Math.floor(elapsedMs / hourMs) };
  if (daysApart === 1) return { kind: 'yesterday' };
  return { kind: 'date', withYear: date.getFullYear() !== now.getFullYear() };
}

/** Returns a function that formats a time briefly in the interface language. */
export function useTimeAgo(): (iso: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (iso) => {
      const date = new Date(iso);
      const timeAgo = getTimeAgo(date, new Date());
      switch (timeAgo.kind) {
        case 'now':
          return t('time.now');
        case 'yesterday':
          return t('time.yesterday');
        case 'minutes':
          return t('time.minutesAgo', { minutes: timeAgo.count });
        case 'hours':
          return t('time.hoursAgo', { hours: timeAgo.count });
        case 'date':
          return date.toLocaleDateString(formatLocale(i18n.language), {
            day: 'numeric',
            month: 'short',
            ...(timeAgo.withYear ? { year: 'numeric' } : {}),
          });
      }
    },
    [t, i18n],
  );
}

/** Returns a function that formats a time with full date, for tooltips. */
export function useFullTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (iso) => new Date(iso).toLocaleString(formatLocale(i18n.language), { dateStyle: 'long', timeStyle: 'short' }),
    [i18n.language],
  );
}

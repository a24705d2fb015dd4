import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { getWeekNumber } from './select-weeks.ts';

type LevelName = 'bad' | 'moderate' | 'sufficient' | 'good';
export const levelNames: readonly LevelName[] = ['bad', 'moderate', 'sufficient', 'good'];

/** Returns functions that format numbers and weeks in the interface language, with a word for hidden values. */
export function useStatisticsFormat() {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(formatLocale(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    count: (value: number | null | undefined) =>
      typeof value === 'number' ? number.format(value) : t('statistics.hidden'),
    share: (part: number | null | undefined, whole: number | null | undefined) =>
      typeof part === 'number' && whole ? percent.format(part / whole) : t('statistics.hidden'),
    day: (monday: string) => day.format(new Date(monday)),
    week: (monday: string) => t('statistics.week', { week: getWeekNumber(monday) }),
    level: (level: number | null | undefined) => {
      const name = levelNames[level ?? -1];
      return name ? t(`statistics.levels.${name}`) : t('statistics.hidden');
    },
  };
}

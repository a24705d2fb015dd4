import type { StatisticsQuery } from '../generated/graphql.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../shared/i18n/language.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { FilterChip } from '../shared/ui/index.ts';
import { type StatisticsFilter, weekCountOptions } from './statistics-filter.ts';
import classes from './statistics.module.css';

type Props = {
  filter: StatisticsFilter;
  statistics: StatisticsQuery['checkStatistics'] | undefined;
  onChange: (filter: Partial<StatisticsFilter>) => void;
};

/** Filters for weeks, version and locale. */
export function StatisticsFilters({ filter, statistics, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const localeName = useLocaleName();
  const month = new Intl.DateTimeFormat(formatLocale(i18n.language), { month: 'long', year: 'numeric' });
  const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  return (
    <>
      <FilterChip
        name={t('statistics.filter.weeks')}
        value={filter.weeks?.toString()}
        options={weekCountOptions.map((weeks) => ({
          value: String(weeks),
          label: t('statistics.filter.lastWeeks', { count: weeks }),
        }))}
        onChange={(value) => onChange({ weeks: toNumber(value) })}
      />
      <FilterChip
        name={t('statistics.filter.version')}
        value={filter.version?.toString()}
        options={(statistics?.versions ?? []).map(({ number, publishedAt }) => ({
          value: String(number),
          label: t('statistics.filter.versionSince', { number, since: month.format(new Date(publishedAt)) }),
        }))}
        onChange={(value) => onChange({ version: toNumber(value) })}
      />
      <FilterChip
        name={t('statistics.filter.locale')}
        value={filter.locale}
        options={(statistics?.locales ?? []).map(({ locale }) => ({ value: locale, label: localeName(locale) }))}
        onChange={(locale) => onChange({ locale })}
      />
      <p className={classes.privacyNote}>
        <IconInfoCircle size={16} stroke={1.6} aria-hidden />
        {t('statistics.rule', { count: statistics?.smallestGroup ?? 5 })}
      </p>
    </>
  );
}

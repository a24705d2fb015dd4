import { useTranslation } from 'react-i18next';
import { ChartSection } from './chart-section.tsx';
import { type SelectedWeeks, countWeeks } from './select-weeks.ts';
import { DataTable } from './data-table.tsx';
import { useStatisticsFormat } from './use-statistics-format.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** Finished checks over time. */
export function WeeksSection({ weeks, count: selectedCount }: { weeks: SelectedWeeks; count: number | undefined }) {
  const { t } = useTranslation();
  const { count, day, week } = useStatisticsFormat();
  const { current } = weeks;
  return (
    <ChartSection
      title={t('statistics.weeks.title')}
      hint={t(weeks.before.length > 0 ? 'statistics.weeks.hintBefore' : 'statistics.weeks.hint')}
      chart={<WeeksChart weeks={weeks} count={selectedCount} />}
      table={
        <DataTable
          label={t('statistics.weeks.title')}
          columns={[
            { header: t('statistics.weeks.week') },
            { header: t('statistics.weeks.from') },
            { header: t('statistics.finished'), isNumber: true },
          ]}
          rows={current.toReversed().map((period) => ({
            key: period.to,
            cells: [
              countWeeks(period) === 1 ? week(period.to) : `${week(period.from)} – ${week(period.to)}`,
              day(period.from),
              count(period.finished),
            ],
          }))}
        />
      }
    />
  );
}

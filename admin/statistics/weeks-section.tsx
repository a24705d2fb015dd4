import { useTranslation } from 'react-i18next';
import { ChartSection } from './chart-section.tsx';
import { type ChosenWeeks, weeksIn } from './choose-weeks.ts';
import { FigureTable } from './figure-table.tsx';
import { useFigures } from './use-figures.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** Finished checks over time. */
export function WeeksSection({ weeks, count: chosen }: { weeks: ChosenWeeks; count: number | undefined }) {
  const { t } = useTranslation();
  const { count, day, week } = useFigures();
  const { present } = weeks;
  return (
    <ChartSection
      title={t('statistics.weeks.title')}
      hint={t(weeks.before.length > 0 ? 'statistics.weeks.hintBefore' : 'statistics.weeks.hint')}
      chart={<WeeksChart weeks={weeks} count={chosen} />}
      table={
        <FigureTable
          label={t('statistics.weeks.title')}
          columns={[
            { header: t('statistics.weeks.week') },
            { header: t('statistics.weeks.from') },
            { header: t('statistics.finished'), isNumber: true },
          ]}
          rows={present.toReversed().map((period) => ({
            key: period.to,
            cells: [
              weeksIn(period) === 1 ? week(period.to) : `${week(period.from)} – ${week(period.to)}`,
              day(period.from),
              count(period.finished),
            ],
          }))}
        />
      }
    />
  );
}

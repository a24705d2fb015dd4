import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { ChartGrid, getPlotSize } from './chart-grid.tsx';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { getAxisMax } from './axis-max.ts';
import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';
import { findOutliers, getWeakAnswerShare } from './weak-answers.ts';

type Version = NonNullable<StatisticsQuery['checkStatistics']['version']>;

const size = { width: 560, height: 206, left: 36, right: 4, top: 10, bottom: 24 };
const plot = getPlotSize(size);

function ShareChart({ version, shares }: { version: Version; shares: readonly (number | null)[] }) {
  const { t } = useTranslation();
  const { share: formatShare } = useStatisticsFormat();
  const axisMax = getAxisMax(Math.max(...shares.map((share) => (share ?? 0) * 100)));
  const outliers = findOutliers(shares);
  const step = plot.width / Math.max(1, shares.length);
  const summary = t('statistics.weak.summary', {
    numbers: [...outliers].map((index) => index + 1).join(', ') || '–',
  });
  return (
    <svg className={classes.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary}>
      <ChartGrid size={size} axisMax={axisMax} gridFractions={[0, 0.5, 1]} />
      {version.questions.map(({ key, number, text }, index) => {
        const share = shares[index] ?? null;
        const x = size.left + step * index + step * 0.14;
        const height = ((share ?? 0) * 100 * plot.height) / axisMax;
        return (
          <g key={key}>
            <rect
              className={outliers.has(index) ? classes.columnHighlighted : classes.column}
              x={x}
              y={size.top + plot.height - height}
              width={step * 0.72}
              height={height}
              rx={Math.min(2, height / 2)}
            />
            {share === null ? (
              <text className={classes.tick} x={x + step * 0.36} y={size.top + plot.height - 5} textAnchor="middle">
                –
              </text>
            ) : null}
            <rect className={classes.hoverArea} x={x} y={size.top} width={step * 0.72} height={plot.height}>
              <title>{`${number}. ${text}: ${formatShare(share, 1)}`}</title>
            </rect>
            <text className={classes.tick} x={x + step * 0.36} y={size.height - 6} textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** How often the weakest answer of each question is given. */
export function WeakQuestions({ version }: { version: Version }) {
  const { t } = useTranslation();
  const { share: formatShare } = useStatisticsFormat();
  const shares = version.questions.map(getWeakAnswerShare);
  return (
    <ChartSection
      title={t('statistics.weak.title')}
      hint={t('statistics.weak.hint')}
      chart={<ShareChart version={version} shares={shares} />}
      table={
        <DataTable
          label={t('statistics.weak.title')}
          columns={[{ header: t('statistics.weak.question') }, { header: t('statistics.weak.share'), isNumber: true }]}
          rows={version.questions.map(({ key, number, text }, index) => ({
            key,
            cells: [`${number}. ${text}`, formatShare(shares[index], 1)],
          }))}
        />
      }
    />
  );
}

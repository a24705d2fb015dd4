import { useTranslation } from 'react-i18next';
import { ChartGrid, getPlotSize } from './chart-grid.tsx';
import { type SelectedWeeks, getFinishedPerWeek, type WeekPeriod, sumFinished, getWeekIndex } from './select-weeks.ts';
import { getAxisMax } from './axis-max.ts';
import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';

const size = { width: 560, height: 236, left: 36, right: 22, top: 10, bottom: 26 };
const plot = getPlotSize(size);

type Point = { x: number; y: number; value: number; period: WeekPeriod };

/** Returns the points of all visible periods; `shift` moves earlier weeks below the current ones. */
function toPoints(
  periods: readonly WeekPeriod[],
  scale: { first: number; last: number; axisMax: number; shift: number },
): Point[] {
  const { first, last, axisMax, shift } = scale;
  const step = plot.width / Math.max(1, last - first);
  return periods.flatMap((period) => {
    const value = getFinishedPerWeek(period);
    if (value === null) return [];
    const x = size.left + (getWeekIndex(period.to) + shift - first) * step;
    return [{ x, y: size.top + plot.height * (1 - value / axisMax), value, period }];
  });
}

const toPath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Returns the SVG path of the area below a curve. */
function toArea(points: readonly Point[]): string {
  const baseline = size.top + plot.height;
  return `${toPath(points)}L${(points.at(-1)?.x ?? 0).toFixed(1)} ${baseline}L${(points[0]?.x ?? 0).toFixed(1)} ${baseline}Z`;
}

function WeekLabels({ points }: { points: readonly Point[] }) {
  const { week } = useStatisticsFormat();
  const labelInterval = Math.max(1, Math.ceil((points.length - 1) / 5));
  const labelled = points.filter((_, index) => (points.length - 1 - index) % labelInterval === 0);
  return labelled.map(({ x, period }) => (
    <text key={period.to} className={classes.tick} x={x} y={size.height - 6} textAnchor="middle">
      {week(period.to)}
    </text>
  ));
}

/** Finished checks per week, with the previous period as a dashed line. */
export function WeeksChart({ weeks, count: selectedCount }: { weeks: SelectedWeeks; count: number | undefined }) {
  const { t } = useTranslation();
  const { count, day, week } = useStatisticsFormat();
  const { current, before } = weeks;
  const values = [...current, ...before].map((period) => getFinishedPerWeek(period) ?? 0);
  const axisMax = getAxisMax(Math.max(...values, 1));
  const last = getWeekIndex(current.at(-1)?.to ?? '');
  const first = selectedCount === undefined ? getWeekIndex(current[0]?.to ?? '') : last - selectedCount + 1;
  const points = toPoints(current, { first, last, axisMax, shift: 0 });
  const previousPoints = toPoints(before, { first, last, axisMax, shift: selectedCount ?? 0 });
  const label = t('statistics.weeks.summary', {
    finished: count(sumFinished(current)),
    first: day(current[0]?.from ?? ''),
    last: day(current.at(-1)?.to ?? ''),
  });
  return (
    <figure className={classes.figure}>
      <svg className={classes.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <ChartGrid size={size} axisMax={axisMax} gridFractions={[0, 0.25, 0.5, 0.75, 1]} />
        <path className={classes.area} d={toArea(points)} />
        {previousPoints.length > 0 ? <path className={classes.lineBefore} d={toPath(previousPoints)} /> : null}
        <path className={classes.line} d={toPath(points)} />
        {points.map(({ x, y, value, period }) => (
          <circle key={period.to} className={classes.point} cx={x} cy={y} r={points.length > 30 ? 2 : 3}>
            <title>
              {t('statistics.weeks.point', { week: week(period.to), day: day(period.to), finished: count(value) })}
            </title>
          </circle>
        ))}
        <WeekLabels points={points} />
      </svg>
      <figcaption className={classes.legend}>
        <span className={classes.legendNow}>{t('statistics.weeks.now')}</span>
        {previousPoints.length > 0 ? (
          <span className={classes.legendBefore}>{t('statistics.weeks.before', { count: selectedCount ?? 0 })}</span>
        ) : null}
      </figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { ChartGrid, plotOf } from './chart-grid.tsx';
import { type ChosenWeeks, perWeek, type Period, sumFinished, weekIndex } from './choose-weeks.ts';
import { niceTop } from './nice-top.ts';
import classes from './statistics.module.css';
import { useFigures } from './use-figures.ts';

const size = { width: 560, height: 236, left: 36, right: 22, top: 10, bottom: 26 };
const plot = plotOf(size);

type Point = { x: number; y: number; value: number; period: Period };

/** Places of the periods that can be told; `shift` moves the weeks before under the present ones. */
function toPoints(
  periods: readonly Period[],
  scale: { first: number; last: number; top: number; shift: number },
): Point[] {
  const { first, last, top, shift } = scale;
  const step = plot.width / Math.max(1, last - first);
  return periods.flatMap((period) => {
    const value = perWeek(period);
    if (value === null) return [];
    const x = size.left + (weekIndex(period.to) + shift - first) * step;
    return [{ x, y: size.top + plot.height * (1 - value / top), value, period }];
  });
}

const toPath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The area below a curve. */
function toArea(points: readonly Point[]): string {
  const ground = size.top + plot.height;
  return `${toPath(points)}L${(points.at(-1)?.x ?? 0).toFixed(1)} ${ground}L${(points[0]?.x ?? 0).toFixed(1)} ${ground}Z`;
}

function WeekNames({ points }: { points: readonly Point[] }) {
  const { week } = useFigures();
  const every = Math.max(1, Math.ceil((points.length - 1) / 5));
  const named = points.filter((_, index) => (points.length - 1 - index) % every === 0);
  return named.map(({ x, period }) => (
    <text key={period.to} className={classes.tick} x={x} y={size.height - 6} textAnchor="middle">
      {week(period.to)}
    </text>
  ));
}

/** Finished checks a week, with the weeks before them as a dashed line. */
export function WeeksChart({ weeks, count: chosen }: { weeks: ChosenWeeks; count: number | undefined }) {
  const { t } = useTranslation();
  const { count, day, week } = useFigures();
  const { present, before } = weeks;
  const values = [...present, ...before].map((period) => perWeek(period) ?? 0);
  const top = niceTop(Math.max(...values, 1));
  const last = weekIndex(present.at(-1)?.to ?? '');
  const first = chosen === undefined ? weekIndex(present[0]?.to ?? '') : last - chosen + 1;
  const points = toPoints(present, { first, last, top, shift: 0 });
  const earlier = toPoints(before, { first, last, top, shift: chosen ?? 0 });
  const label = t('statistics.weeks.summary', {
    finished: count(sumFinished(present)),
    first: day(present[0]?.from ?? ''),
    last: day(present.at(-1)?.to ?? ''),
  });
  return (
    <figure className={classes.figure}>
      <svg className={classes.chart} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <ChartGrid size={size} top={top} parts={[0, 0.25, 0.5, 0.75, 1]} />
        <path className={classes.area} d={toArea(points)} />
        {earlier.length > 0 ? <path className={classes.lineBefore} d={toPath(earlier)} /> : null}
        <path className={classes.line} d={toPath(points)} />
        {points.map(({ x, y, value, period }) => (
          <circle key={period.to} className={classes.point} cx={x} cy={y} r={points.length > 30 ? 2 : 3}>
            <title>
              {t('statistics.weeks.point', { week: week(period.to), day: day(period.to), finished: count(value) })}
            </title>
          </circle>
        ))}
        <WeekNames points={points} />
      </svg>
      <figcaption className={classes.legend}>
        <span className={classes.legendNow}>{t('statistics.weeks.now')}</span>
        {earlier.length > 0 ? (
          <span className={classes.legendBefore}>{t('statistics.weeks.before', { count: chosen ?? 0 })}</span>
        ) : null}
      </figcaption>
    </figure>
  );
}

import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';

/** Position of the plot area in SVG units. */
export type ChartSize = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export const getPlotSize = ({ width, height, left, right, top, bottom }: ChartSize) => ({
  width: width - left - right,
  height: height - top - bottom,
});

type Props = {
  size: ChartSize;
  /** Value at the upper edge; `gridFractions` are the fractions of it with a grid line. */
  axisMax: number;
  gridFractions: readonly number[];
};

/** The labelled grid lines behind a chart; the lowest is the axis. */
export function ChartGrid({ size, axisMax, gridFractions }: Props) {
  const { count } = useStatisticsFormat();
  return gridFractions.map((fraction) => {
    const y = size.top + getPlotSize(size).height * (1 - fraction);
    return (
      <g key={fraction}>
        <line
          className={fraction === 0 ? classes.axis : classes.grid}
          x1={size.left}
          x2={size.width - size.right}
          y1={y}
          y2={y}
        />
        <text className={classes.tick} x={size.left - 8} y={y + 4} textAnchor="end">
          {count(axisMax * fraction)}
        </text>
      </g>
    );
  });
}

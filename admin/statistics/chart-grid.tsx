import classes from './statistics.module.css';
import { useFigures } from './use-figures.ts';

/** Place of a chart's plot within its picture, in units of the picture. */
export type ChartSize = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export const plotOf = ({ width, height, left, right, top, bottom }: ChartSize) => ({
  width: width - left - right,
  height: height - top - bottom,
});

type Props = {
  size: ChartSize;
  /** The figure at the upper edge, and the parts of it at which there is a line. */
  top: number;
  parts: readonly number[];
};

/** The lines behind a chart with their figures; the lowest is its axis. */
export function ChartGrid({ size, top, parts }: Props) {
  const { count } = useFigures();
  return parts.map((part) => {
    const y = size.top + plotOf(size).height * (1 - part);
    return (
      <g key={part}>
        <line
          className={part === 0 ? classes.axis : classes.grid}
          x1={size.left}
          x2={size.width - size.right}
          y1={y}
          y2={y}
        />
        <text className={classes.tick} x={size.left - 8} y={y + 4} textAnchor="end">
          {count(top * part)}
        </text>
      </g>
    );
  });
}

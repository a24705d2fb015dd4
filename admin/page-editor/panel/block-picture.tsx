import type { ReactNode } from 'react';
import classes from './adding-block-panel.module.css';

const PAPER = 'var(--sheet)';
const LINE = 'var(--mantine-color-gray-5)';
const FAINT = 'var(--line2)';
const MARK = 'var(--fill)';

type Bar = [x: number, y: number, width: number, fill?: string];

function bars(height: number, list: readonly Bar[]): ReactNode {
  return list.map(([x, y, width, fill = FAINT]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
  ));
}

/** Grey line-ups on a grid of 150 by 72 with one orange part, by block type. */
const pictures: Readonly<Record<string, ReactNode>> = {
  heading: (
    <>
      {bars(7, [[34, 24, 66, MARK]])}
      {bars(3, [
        [34, 39, 82],
        [34, 46, 74],
      ])}
    </>
  ),
  'rich-text': (
    <>
      {bars(4, [[34, 20, 44, LINE]])}
      {bars(3, [
        [34, 30, 82],
        [34, 37, 78],
        [34, 44, 80],
        [34, 51, 30],
      ])}
      {bars(3, [[66, 51, 22, MARK]])}
    </>
  ),
  image: (
    <>
      <rect x="26" y="14" width="98" height="37" rx="3" fill={FAINT} />
      <path d="M26 51 56 27l20 15 16-12 32 21Z" fill={LINE} />
      {bars(3, [[56, 56, 38, MARK]])}
    </>
  ),
  quote: (
    <>
      <rect x="34" y="20" width="3" height="32" rx="1.5" fill={MARK} />
      {bars(4, [
        [44, 22, 70, LINE],
        [44, 31, 58, LINE],
      ])}
      {bars(3, [[44, 46, 30]])}
    </>
  ),
};

export function BlockPicture({ type }: { type: string }) {
  return (
    <svg className={classes.picture} viewBox="0 0 150 72" aria-hidden focusable="false">
      <rect x="18" y="8" width="114" height="56" rx="4" fill={PAPER} />
      {pictures[type] ??
        bars(4, [
          [34, 26, 60, MARK],
          [34, 38, 82],
        ])}
    </svg>
  );
}

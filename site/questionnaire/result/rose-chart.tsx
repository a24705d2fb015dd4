import { nameOfLevel } from './level.ts';
import colours from './level.module.css';
import { litHeight, petalPath, pointAt, roseSize } from './rose-geometry.ts';
import style from './rose-chart.module.css';
import type { ShownResult } from './shown-result.ts';

type Props = { result: ShownResult; outOfHundred: string };

const BOX = roseSize.centre * 2;

/**
 * A polar chart like a rose window: one petal per category, filled up to its score. Illustrates the list, so it is
 * hidden from screen readers.
 */
export function RoseChart({ result, outOfHundred }: Props) {
  const { categories, score } = result;
  const count = categories.length;
  const path = petalPath(count);
  const foot = roseSize.centre - roseSize.hub - 4;
  return (
    <svg className={style.rose} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="petal">
          <path d={path} />
        </clipPath>
      </defs>
      <circle className={style.ring} cx={roseSize.centre} cy={roseSize.centre} r="168" />
      <circle className={style.ring} cx={roseSize.centre} cy={roseSize.centre} r={roseSize.hub} />
      {categories.map(({ key, score: ofCategory, level }, index) => {
        const number = pointAt(index, count, roseSize.numbers);
        const height = litHeight(ofCategory ?? 0);
        return (
          <g key={key}>
            <g
              className={level === null ? style.none : colours[nameOfLevel(level)]}
              transform={`rotate(${(360 / count) * index} ${roseSize.centre} ${roseSize.centre})`}
            >
              <path className={style.petal} d={path} />
              {height > 0 && (
                <g clipPath="url(#petal)">
                  <rect className={style.lit} x="150" y={foot - height} width="100" height={height} />
                  <path className={style.edge} d={`M150 ${foot - height}h100`} />
                </g>
              )}
              <path className={style.outline} d={path} />
            </g>
            <text className={style.number} x={number.x} y={number.y + 6}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <text className={style.score} x={roseSize.centre} y={roseSize.centre + 10}>
        {score}
      </text>
      <text className={style.outOf} x={roseSize.centre} y={roseSize.centre + 32}>
        {outOfHundred}
      </text>
    </svg>
  );
}

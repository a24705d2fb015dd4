import { nameOfLevel } from './level.ts';
import colours from './level.module.css';
import { litHeight, petalPath, placeAt, rose } from './petals.ts';
import style from './rose.module.css';
import type { ShownResult } from './shown-result.ts';

type Props = { result: ShownResult; ofHundred: string };

const BOX = rose.centre * 2;

/** The rose window: a petal for each subject, filled up to its score. A picture of the list, not needed to read it. */
export function Rose({ result, ofHundred }: Props) {
  const { categories, score } = result;
  const count = categories.length;
  const path = petalPath(count);
  const foot = rose.centre - rose.hub - 4;
  return (
    <svg className={style.rose} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="petal">
          <path d={path} />
        </clipPath>
      </defs>
      <circle className={style.ring} cx={rose.centre} cy={rose.centre} r="168" />
      <circle className={style.ring} cx={rose.centre} cy={rose.centre} r={rose.hub} />
      {categories.map(({ key, score: ofCategory, level }, index) => {
        const number = placeAt(index, count, rose.numbers);
        const height = litHeight(ofCategory ?? 0);
        return (
          <g key={key}>
            <g
              className={level === null ? style.none : colours[nameOfLevel(level)]}
              transform={`rotate(${(360 / count) * index} ${rose.centre} ${rose.centre})`}
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
      <text className={style.score} x={rose.centre} y={rose.centre + 10}>
        {score}
      </text>
      <text className={style.of} x={rose.centre} y={rose.centre + 32}>
        {ofHundred}
      </text>
    </svg>
  );
}

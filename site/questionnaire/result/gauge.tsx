import { archPath } from '../../shared/illustrations/arch.ts';
import { fillIn, textsFor } from '../../shared/texts.ts';
import { levelNames, nameOfLevel, labelOfLevel } from './level.ts';
import colours from './level.module.css';
import style from './gauge.module.css';

type Props = { level: number; thresholds: readonly number[]; locale: string };

const HEIGHTS = [30, 38, 46, 54];
const PANE = { y: 0, width: 30 };

/** Four windows of increasing height, lit up to the reached level, each with its label and range. */
export function Gauge({ level, thresholds, locale }: Props) {
  const texts = textsFor(locale);
  const { result } = texts.check;
  const edges = [0, ...thresholds, 101];
  const label = fillIn(result.gauge, { number: String(level + 1), level: labelOfLevel(texts, level) });
  return (
    <figure className={style.gauge} aria-label={label}>
      <ol className={style.steps}>
        {levelNames.map((name, index) => {
          const height = HEIGHTS[index] ?? 0;
          const state = index > level ? style.dark : style.lit;
          const reached = index === level;
          return (
            <li
              key={name}
              className={`${style.step} ${reached ? style.reached : ''}`}
              aria-current={reached ? 'true' : undefined}
            >
              <svg
                className={`${style.window} ${colours[nameOfLevel(level)]}`}
                viewBox="-2 -2 34 60"
                aria-hidden="true"
                focusable="false"
              >
                <path className={state} d={`${archPath({ ...PANE, x: 0, y: 57 - height, height })}Z`} />
              </svg>
              <span className={style.label}>{texts.check.levels[name]}</span>
              <span className={style.range}>
                {fillIn(result.range, { from: String(edges[index]), to: String((edges[index + 1] ?? 0) - 1) })}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

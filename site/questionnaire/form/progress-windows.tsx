import { archPath } from '../../shared/illustrations/arch.ts';
import illustration from '../../shared/illustrations/illustration.module.css';
import style from './progress-windows.module.css';

const STEP = 34;
const PANE = { y: 4, width: 26, height: 44 };

const paneAt = (index: number): string => `${archPath({ ...PANE, x: 4 + index * STEP })}Z`;
const widthOf = (count: number): number => count * STEP;

/**
 * Defines the row of windows once, dark and lit, for reuse by each question: those of answered questions are lit, by
 * position. An answer changes the definition only, instead of each question.
 */
export function ProgressWindowShapes({ lit }: { lit: readonly boolean[] }) {
  return (
    <svg className={style.shapes} aria-hidden="true" focusable="false">
      <path id="arcade-dark" className={style.dark} d={lit.map((_, index) => paneAt(index)).join('')} />
      <path
        id="arcade-lit"
        className={illustration.lit}
        d={lit.map((isLit, index) => (isLit ? paneAt(index) : '')).join('')}
      />
    </svg>
  );
}

type Props = { count: number; current?: number };

/** One window per question; the current one has a strong outline and a sill. */
export function ProgressWindows({ count, current }: Props) {
  return (
    <svg className={style.windows} viewBox={`0 0 ${widthOf(count)} 54`} aria-hidden="true" focusable="false">
      <use href="#arcade-dark" />
      <use href="#arcade-lit" />
      {current !== undefined && (
        <>
          <path className={style.current} d={paneAt(current)} />
          <path className={style.sill} d={`M${current * STEP + 1} 51.5h32`} />
        </>
      )}
    </svg>
  );
}

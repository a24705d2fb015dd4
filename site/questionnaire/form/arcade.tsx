import { archPath } from '../../shared/drawing/arch.ts';
import drawing from '../../shared/drawing/drawing.module.css';
import style from './arcade.module.css';

const STEP = 34;
const PANE = { y: 4, width: 26, height: 44 };

const paneAt = (index: number): string => `${archPath({ ...PANE, x: 4 + index * STEP })}Z`;
const widthOf = (count: number): number => count * STEP;

/** Draws the row of windows once, so that each question can show it: dark, and lit. */
export function ArcadeShapes({ count }: { count: number }) {
  const panes = Array.from({ length: count }, (_, index) => paneAt(index)).join('');
  return (
    <svg className={style.shapes} aria-hidden="true" focusable="false">
      <path id="arcade-dark" className={style.dark} d={panes} />
      <path id="arcade-lit" className={drawing.lit} d={panes} />
    </svg>
  );
}

type Props = { count: number; lit: number; present?: number };

/** A window for each question: those before are lit, the present one has a heavy edge and a sill. */
export function Arcade({ count, lit, present }: Props) {
  return (
    <svg className={style.arcade} viewBox={`0 0 ${widthOf(count)} 54`} aria-hidden="true" focusable="false">
      <use href="#arcade-dark" />
      <svg width={widthOf(lit)} height="54">
        <use href="#arcade-lit" />
      </svg>
      {present !== undefined && (
        <>
          <path className={style.present} d={paneAt(present)} />
          <path className={style.sill} d={`M${present * STEP + 1} 51.5h32`} />
        </>
      )}
    </svg>
  );
}

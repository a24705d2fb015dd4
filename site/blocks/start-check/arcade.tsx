import { archPath } from '../../shared/drawing/arch.ts';
import drawing from '../../shared/drawing/drawing.module.css';

const STEP = 34;
const WINDOWS = Array.from({ length: 21 }, (_, index) =>
  archPath({ x: 4 + index * STEP, y: 4, width: 26, height: 44 }),
);

/** A window for each question on one sill; the first is lit, since beginning is the step to take. */
export function Arcade({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 714 50" aria-hidden="true" focusable="false">
      {WINDOWS.map((path, index) => (
        <path key={path} className={index === 0 ? drawing.lit : drawing.solid} d={`${path}Z`} />
      ))}
      <path className={drawing.line} d="M1 48H713" />
    </svg>
  );
}

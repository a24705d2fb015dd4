import { archPath } from '../../shared/illustrations/arch.ts';
import illustration from '../../shared/illustrations/illustration.module.css';

const STEP = 34;
const WINDOWS = Array.from({ length: 21 }, (_, index) =>
  archPath({ x: 4 + index * STEP, y: 4, width: 26, height: 44 }),
);

/** A row with one window per question; the first is lit, since starting is the next step. */
export function WindowRow({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 714 50" aria-hidden="true" focusable="false">
      {WINDOWS.map((path, index) => (
        <path key={path} className={index === 0 ? illustration.lit : illustration.solid} d={`${path}Z`} />
      ))}
      <path className={illustration.line} d="M1 48H713" />
    </svg>
  );
}

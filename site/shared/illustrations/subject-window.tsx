import type { Subject } from './subjects.ts';
import { archPath } from './arch.ts';
import { SubjectIcon } from './subject-icon.tsx';
import style from './subject-window.module.css';

/** The outline keeps half its stroke width clear of the edges. */
const PANE = archPath({ x: 1.5, y: 1.5, width: 77, height: 98.5 });

/** A subject's icon in a pointed window, open at the bottom, so that it can be placed on a line. */
export function SubjectWindow({ subject, className = '' }: { subject: Subject; className?: string }) {
  return (
    <span className={`${style.window} ${className}`}>
      <svg className={style.pane} viewBox="0 0 80 100" aria-hidden="true" focusable="false">
        <path className={style.glass} d={PANE} />
      </svg>
      <SubjectIcon subject={subject} className={style.icon} />
    </span>
  );
}

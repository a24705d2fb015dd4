import { archPath } from '../illustrations/arch.ts';
import style from './brand.module.css';

const PANE = { x: 2, y: 2, width: 24, height: 32 };

/** The site's logo, a lit window, and its name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={style.brand}>
      <svg className={style.mark} viewBox="0 0 28 36" width="28" height="36" aria-hidden="true" focusable="false">
        <path className={style.glass} d={`${archPath(PANE)}Z`} />
        <path className={style.bars} d="M14 2V34M2 17h24M2 25.5h24" />
        <path className={style.edge} d={`${archPath(PANE)}Z`} />
      </svg>
      <span className={style.name}>{name}</span>
    </span>
  );
}

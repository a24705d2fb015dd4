import type { PagePartProps } from '../../shared/view-page.ts';
import style from './style.module.css';

/** A blank page shows only its blocks, but has a heading for screen readers. */
export function BlankOpening({ page }: PagePartProps) {
  return <h1 className={style.visuallyHidden}>{page.title}</h1>;
}

import type { PagePartProps } from '../../shared/view-page.ts';
import style from './style.module.css';

/** A blank page shows its blocks alone, yet has a name for those who listen to it. */
export function BlankOpening({ page }: PagePartProps) {
  return <h1 className={style.unseen}>{page.title}</h1>;
}

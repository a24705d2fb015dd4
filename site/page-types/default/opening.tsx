import { readFields } from '../../shared/read-fields.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import { defaultDefinition } from './definition.ts';
import style from './style.module.css';

export function DefaultOpening({ page }: PagePartProps) {
  const { intro } = readFields(defaultDefinition, page.pageType);
  return (
    <div className={style.opening}>
      <h1 className={style.title}>{page.title}</h1>
      {intro !== '' && <p className={style.intro}>{intro}</p>}
    </div>
  );
}

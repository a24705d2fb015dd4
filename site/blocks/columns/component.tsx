import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { columnsDefinition } from './definition.ts';
import style from './style.module.css';

export function ColumnsBlock({ block, locale }: BlockProps) {
  const { layout, columns } = readFields(columnsDefinition, block);
  if (columns.every(({ html }) => html === '')) return null;
  return (
    <div id={block.anchorPoint || undefined} className={`${style.columns} ${style[layout]}`}>
      {columns.map(({ key, html }) => (
        <div key={key} className={style.column}>
          <RichText html={html} locale={locale} />
        </div>
      ))}
    </div>
  );
}

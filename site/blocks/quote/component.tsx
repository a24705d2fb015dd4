import { readFields } from '../../shared/read-fields.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { quoteDefinition } from './definition.ts';
import style from './style.module.css';

export function QuoteBlock({ block }: BlockProps) {
  const { text, source } = readFields(quoteDefinition, block);
  return (
    <figure id={block.anchorPoint || undefined} className={style.quote}>
      <blockquote className={style.text}>
        <p>{text}</p>
      </blockquote>
      {source !== '' && <figcaption className={style.source}>{source}</figcaption>}
    </figure>
  );
}

import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { richTextDefinition } from './definition.ts';
import style from './style.module.css';

export function RichTextBlock({ block, locale }: BlockProps) {
  const { html } = readFields(richTextDefinition, block);
  return (
    <div id={block.anchorPoint || undefined} className={style.text}>
      <RichText html={html} locale={locale} />
    </div>
  );
}

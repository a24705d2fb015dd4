import { ButtonLink } from '../../shared/button-link.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { WindowRow } from './window-row.tsx';
import { startCheckDefinition } from './definition.ts';
import style from './style.module.css';

export function StartCheckBlock({ block, locale }: BlockProps) {
  const { title, text, label, link } = readFields(startCheckDefinition, block);
  if (title === '' && text === '') return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.card}>
      {title !== '' && <h2 className={style.title}>{title}</h2>}
      {text !== '' && <p className={style.text}>{text}</p>}
      <ButtonLink link={link} locale={locale} label={label.trim() || textsFor(locale).startCheck} />
      <WindowRow className={style.windowRow} />
    </section>
  );
}

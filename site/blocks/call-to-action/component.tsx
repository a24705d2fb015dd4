import { ButtonLink } from '../../shared/button-link.tsx';
import { readFields } from '../../shared/read-fields.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { callToActionDefinition } from './definition.ts';
import style from './style.module.css';

export function CallToActionBlock({ block, locale }: BlockProps) {
  const { title, text, label, link, colour } = readFields(callToActionDefinition, block);
  if (title === '' && text === '') return null;
  return (
    <section id={block.anchorPoint || undefined} className={`${style.panel} ${style[colour]}`}>
      <div className={style.content}>
        {title !== '' && <h2 className={style.title}>{title}</h2>}
        {text !== '' && <p className={style.text}>{text}</p>}
      </div>
      <ButtonLink link={link} locale={locale} label={label} look={colour === 'evening' ? 'lit' : 'main'} />
    </section>
  );
}

import { ChevronIcon } from '../../shared/illustrations/icons.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { accordionDefinition } from './definition.ts';
import style from './style.module.css';

export function AccordionBlock({ block, locale }: BlockProps) {
  const { title, items, firstOpen } = readFields(accordionDefinition, block);
  const shown = items.filter(({ question }) => question !== '');
  if (title === '' && shown.length === 0) return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.accordion}>
      {title !== '' && <h2 className={style.title}>{title}</h2>}
      <div className={style.items}>
        {shown.map(({ key, question, answer }, index) => (
          <details key={key} className={style.item} open={firstOpen && index === 0}>
            <summary className={style.question}>
              {question}
              <ChevronIcon className={style.chevron} />
            </summary>
            <div className={style.answer}>
              <RichText html={answer} locale={locale} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

import { use } from 'react';
import { phoneAddress } from '../../shared/links.ts';
import { readFields } from '../../shared/read-fields.ts';
import { SiteLink } from '../../shared/site-link.tsx';
import { Surroundings } from '../../shared/surroundings.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { contactDefinition } from './definition.ts';
import style from './style.module.css';

export function ContactBlock({ block, locale }: BlockProps) {
  const { title, text, hours, label, link } = readFields(contactDefinition, block);
  const { contactPhone } = use(Surroundings).site;
  if (title === '' && text === '') return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.panel}>
      <div className={style.words}>
        {title !== '' && <h2 className={style.title}>{title}</h2>}
        {text !== '' && <p className={style.soft}>{text}</p>}
      </div>
      <div className={style.ways}>
        {contactPhone !== '' && (
          <a className={style.phone} href={phoneAddress(contactPhone)}>
            {contactPhone}
          </a>
        )}
        {hours !== '' && <p className={style.soft}>{hours}</p>}
        {label !== '' && link && (
          <p>
            <SiteLink className={style.link} link={link} locale={locale}>
              {label}
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}

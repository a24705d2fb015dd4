import { use } from 'react';
import { phoneAddress } from '../../shared/links.ts';
import { readFields } from '../../shared/read-fields.ts';
import { SiteLink } from '../../shared/site-link.tsx';
import { PageContext } from '../../shared/page-context.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { contactDefinition } from './definition.ts';
import style from './style.module.css';

export function ContactBlock({ block, locale }: BlockProps) {
  const { title, text, hours, label, link } = readFields(contactDefinition, block);
  const { contactPhone } = use(PageContext).site;
  if (title === '' && text === '') return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.panel}>
      <div className={style.content}>
        {title !== '' && <h2 className={style.title}>{title}</h2>}
        {text !== '' && <p className={style.muted}>{text}</p>}
      </div>
      <div className={style.contactDetails}>
        {contactPhone !== '' && (
          <a className={style.phone} href={phoneAddress(contactPhone)}>
            {contactPhone}
          </a>
        )}
        {hours !== '' && <p className={style.muted}>{hours}</p>}
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

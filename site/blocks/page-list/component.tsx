import list from '../../shared/list-section.module.css';
import { readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import { languageTagOf, textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import type { ListedPage } from './data.ts';
import { pageListDefinition } from './definition.ts';
import style from './style.module.css';

const SIZES = '(min-width: 40rem) 12rem, 30vw';

export function PageListBlock({ block, locale, data }: BlockProps<readonly ListedPage[]>) {
  const { title, pictures: hasImages } = readFields(pageListDefinition, block);
  if (title === '' && !data) return null;
  return (
    <section id={block.anchorPoint || undefined} className={list.section}>
      {title !== '' && <h2 className={list.title}>{title}</h2>}
      {data?.length === 0 && <p className={style.text}>{textsFor(locale).pageList.empty}</p>}
      {data && data.length > 0 && (
        <ul className={list.rows}>
          {data.map((page) => (
            <li key={page.path} className={`${list.row} ${style.item}`}>
              <PageListItem page={page} heading={title === '' ? 'h2' : 'h3'} locale={locale} hasImages={hasImages} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PageListItemProps = { page: ListedPage; heading: 'h2' | 'h3'; locale: string; hasImages: boolean };

function PageListItem({ page, heading: Heading, locale, hasImages }: PageListItemProps) {
  return (
    <>
      {hasImages && page.image && (
        <ResponsiveImage image={{ ...page.image, decorative: true }} sizes={SIZES} className={style.image} />
      )}
      <div className={style.content}>
        <Heading className={style.name}>
          <a className={`${list.link} ${style.link}`} href={page.path}>
            {page.title}
          </a>
        </Heading>
        {page.text !== '' && <p className={style.text}>{page.text}</p>}
        {page.date !== '' && (
          <time className={style.date} dateTime={page.date}>
            {formatDay(page.date, locale)}
          </time>
        )}
      </div>
    </>
  );
}

/** Formats a day in the site's time zone, not the renderer's. */
function formatDay(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  return format.format(new Date(date));
}

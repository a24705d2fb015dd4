import { use } from 'react';
import { type NewestPagesQuery, useNewestPagesQuery } from '../../generated/graphql.ts';
import list from '../../shared/list-section.module.css';
import { PageContext } from '../../shared/page-context.ts';
import { readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import { languageTagOf, textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { pageListDefinition } from './definition.ts';
import { newestPagesOf, pageCountOf } from './newest-pages.ts';
import style from './style.module.css';

const SIZES = '(min-width: 40rem) 12rem, 30vw';

type ListedPage = NewestPagesQuery['newestPages'][number];

/** The newest pages, except the page with the list; only the title while they are being loaded. */
export function PageListBlock({ block, locale }: BlockProps) {
  const { title, pictures: hasImages } = readFields(pageListDefinition, block);
  const { path } = use(PageContext);
  const { data } = useNewestPagesQuery({ variables: newestPagesOf(block, locale) });
  const pages = data?.newestPages.filter((page) => page.path !== path).slice(0, pageCountOf(block));
  if (title === '' && !pages) return null;
  return (
    <section id={block.anchorPoint || undefined} className={list.section}>
      {title !== '' && <h2 className={list.title}>{title}</h2>}
      {pages?.length === 0 && <p className={style.text}>{textsFor(locale).pageList.empty}</p>}
      {pages && pages.length > 0 && (
        <ul className={list.rows}>
          {pages.map((page) => (
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
  const { seoDescription, seoImage } = page.pageVersion;
  return (
    <>
      {hasImages && seoImage && (
        <ResponsiveImage image={{ ...seoImage, decorative: true }} sizes={SIZES} className={style.image} />
      )}
      <div className={style.content}>
        <Heading className={style.name}>
          <a className={`${list.link} ${style.link}`} href={page.path}>
            {page.title}
          </a>
        </Heading>
        {seoDescription !== '' && <p className={style.text}>{seoDescription}</p>}
        {page.firstPublishedAt !== null && (
          <time className={style.date} dateTime={page.firstPublishedAt}>
            {formatDay(page.firstPublishedAt, locale)}
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

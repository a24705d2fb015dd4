import { readFields } from '../../shared/read-fields.ts';
import { languageTagOf } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';
import base from '../default/style.module.css';
import { articleDefinition } from './definition.ts';
import style from './style.module.css';

/** A date without a time is formatted in UTC, so that no time zone shifts it. */
function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function ArticleOpening({ page }: PagePartProps) {
  const { date, intro } = readFields(articleDefinition, page.pageType);
  return (
    <div className={base.opening}>
      <h1 className={base.title}>{page.title}</h1>
      {date !== '' && (
        <time className={style.date} dateTime={date}>
          {formatDay(date, page.locale)}
        </time>
      )}
      {intro !== '' && <p className={base.intro}>{intro}</p>}
    </div>
  );
}

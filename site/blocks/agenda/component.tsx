import { use } from 'react';
import list from '../../shared/list-section.module.css';
import { PageContext } from '../../shared/page-context.ts';
import { readFields } from '../../shared/read-fields.ts';
import { SiteLink } from '../../shared/site-link.tsx';
import { languageTagOf, textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { agendaDefinition } from './definition.ts';
import style from './style.module.css';

/** Dates in chronological order; entries without a date come last, in the editor. */
export function AgendaBlock({ block, locale }: BlockProps) {
  const { today } = use(PageContext);
  const { title, dates, past } = readFields(agendaDefinition, block);
  const isOver = (day: string) => day !== '' && day < today;
  const shown = dates
    .filter((date) => date.title !== '' && (past || !isOver(date.day)))
    .toSorted((one, other) => (one.day || '9').localeCompare(other.day || '9'));
  if (title === '' && dates.every((date) => date.title === '')) return null;
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <section id={block.anchorPoint || undefined} className={list.section}>
      {title !== '' && <h2 className={list.title}>{title}</h2>}
      {shown.length === 0 ? (
        <p className={style.facts}>{textsFor(locale).agenda.empty}</p>
      ) : (
        // Some screen readers ignore lists without markers unless they have the role.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
        <ol className={list.rows} role="list">
          {shown.map((date) => (
            <li key={date.key} className={`${list.row} ${style.date} ${isOver(date.day) ? style.past : ''}`}>
              <Day day={date.day} locale={locale} />
              <div>
                <Heading className={style.name}>
                  <SiteLink link={date.page} locale={locale} className={list.link}>
                    {date.title}
                  </SiteLink>
                </Heading>
                <p className={style.facts}>{[date.time, date.place].filter(Boolean).join(', ')}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A date without a time is formatted in UTC, so that no time zone shifts it. */
function Day({ day, locale }: { day: string; locale: string }) {
  if (day === '') return <span className={style.day} />;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTagOf(locale), { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    <time className={style.day} dateTime={day}>
      <span className={style.weekday}>{format({ weekday: 'long' })}</span>{' '}
      {format({ day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}

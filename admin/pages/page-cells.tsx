import type { PageRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useSettings } from '../shared/settings/index.ts';
import { Highlight, LocaleStrip, PersonMark } from '../shared/ui/index.ts';
import classes from './page-cells.module.css';

type CellProps = { page: PageRowFragment };

export function editorPath(pageID: number): string {
  return `/pages/${pageID}`;
}

/** A slug as one reads it in an address. */
function showSlug(slug: string): string {
  return slug === '/' ? '/' : `/${slug}`;
}

/** The page's name leads to its editor; the link reaches over the whole row. */
export function PageName({ page, term }: CellProps & { term: string }) {
  return (
    <Link to={editorPath(page.id)} className={classes.name}>
      <Highlight text={page.title} term={term} />
    </Link>
  );
}

export function PageSlug({ page, term }: CellProps & { term: string }) {
  return (
    <span className={classes.slug}>
      <Highlight text={showSlug(page.slug)} term={term} />
    </span>
  );
}

export function PageLocales({ page }: CellProps) {
  const { availableLocales } = useSettings();
  const translations = [...page.siblings, page];
  return (
    <span className={classes.above}>
      <LocaleStrip
        locales={availableLocales}
        current={page.locale}
        pathOf={(locale) => {
          const translation = translations.find((sibling) => sibling.locale === locale);
          return translation && editorPath(translation.id);
        }}
      />
    </span>
  );
}

export function PageEditorName({ page }: CellProps) {
  const { t } = useTranslation();
  const name = page.editorName ?? t('pages.removedUser');
  return (
    <span className={classes.editor}>
      <PersonMark name={name} />
      <span className={classes.cut}>{name}</span>
    </span>
  );
}

export function PageTime({ iso }: { iso: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className={classes.time} dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}

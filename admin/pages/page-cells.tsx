import type { PageRowFragment } from '../generated/graphql.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { RowLink } from '../shared/list/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { Highlight, LocaleStrip, PersonMark, StatusMark } from '../shared/ui/index.ts';
import classes from './page-cells.module.css';
import { editorPath } from './page-path.ts';

type CellProps = { page: PageRowFragment };

/** A slug as one reads it in an address. */
export function showSlug(slug: string): string {
  return slug === '/' ? '/' : `/${slug}`;
}

/** The page's name leads to its editor; the link reaches over the whole row. */
export function PageName({ page, term }: CellProps & { term: string }) {
  return (
    <RowLink to={editorPath(page.id)}>
      <Highlight text={page.title} term={term} />
    </RowLink>
  );
}

export function PageSlug({ slug, term }: { slug: string; term: string }) {
  return (
    <span className={classes.slug}>
      <Highlight text={showSlug(slug)} term={term} />
    </span>
  );
}

type LocalesProps = CellProps & { onTranslate?: ((page: PageRowFragment, locale: string) => void) | undefined };

/** The page's translations; a dashed place makes the missing one. */
export function PageLocales({ page, onTranslate }: LocalesProps) {
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
        onTranslate={onTranslate && ((locale) => onTranslate(page, locale))}
      />
    </span>
  );
}

/** Where the page stands, and when the next planned step is due. */
export function PageStatusCell({ page }: CellProps) {
  const { t, i18n } = useTranslation();
  const fullTime = useFullTime();
  const [planned] = page.scheduledPublications;
  const told = planned && t(`pages.planned.${planned.action}`, { time: fullTime(planned.at) });
  return (
    <span className={classes.status}>
      <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
      {planned ? (
        <span className={classes.planned} title={told}>
          <IconClock size={16} stroke={1.6} aria-hidden />
          <span aria-hidden>
            {new Date(planned.at).toLocaleDateString(formatLocale(i18n.language), { day: 'numeric', month: 'short' })}
          </span>
          <VisuallyHidden>{told}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

/** Somebody who worked on a page; a removed user has no name any more. */
export function PersonName({ name }: { name: string | null }) {
  const { t } = useTranslation();
  const shown = name ?? t('pages.removedUser');
  return (
    <span className={classes.editor}>
      <PersonMark name={shown} />
      <span className={classes.cut}>{shown}</span>
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

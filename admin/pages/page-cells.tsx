import type { PageRowFragment } from '../generated/graphql.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { RowLink } from '../shared/list/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { Highlight, TranslationFlags, UserAvatar, StatusBadge } from '../shared/ui/index.ts';
import classes from './page-cells.module.css';
import { getEditorPath } from './address/page-path.ts';

type CellProps = { page: PageRowFragment };

/** Formats a slug as it appears in the address. */
export function formatSlug(slug: string): string {
  return slug === '/' ? '/' : `/${slug}`;
}

/** The page's title as a link to its editor; the whole row is clickable. */
export function PageName({ page, term }: CellProps & { term: string }) {
  return (
    <RowLink to={getEditorPath(page.id)}>
      <Highlight text={page.title} term={term} />
    </RowLink>
  );
}

export function PageSlug({ slug, term }: { slug: string; term: string }) {
  return (
    <span className={classes.slug}>
      <Highlight text={formatSlug(slug)} term={term} />
    </span>
  );
}

type LocalesProps = CellProps & { onTranslate?: ((page: PageRowFragment, locale: string) => void) | undefined };

/** The page's translations; a dashed flag creates the missing one. */
export function PageLocales({ page, onTranslate }: LocalesProps) {
  const { availableLocales } = useSettings();
  const translations = [...page.siblings, page];
  return (
    <span className={classes.aboveRowLink}>
      <TranslationFlags
        locales={availableLocales}
        current={page.locale}
        pathOf={(locale) => {
          const translation = translations.find((sibling) => sibling.locale === locale);
          return translation && getEditorPath(translation.id);
        }}
        onTranslate={onTranslate && ((locale) => onTranslate(page, locale))}
      />
    </span>
  );
}

/** The page's status and the time of the next scheduled action. */
export function PageStatusCell({ page }: CellProps) {
  const { t, i18n } = useTranslation();
  const fullTime = useFullTime();
  const [planned] = page.scheduledPublications;
  const scheduleText = planned && t(`pages.planned.${planned.action}`, { time: fullTime(planned.at) });
  return (
    <span className={classes.status}>
      <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />
      {planned ? (
        <span className={classes.planned} title={scheduleText}>
          <IconClock size={16} stroke={1.6} aria-hidden />
          <span aria-hidden>
            {new Date(planned.at).toLocaleDateString(formatLocale(i18n.language), { day: 'numeric', month: 'short' })}
          </span>
          <VisuallyHidden>{scheduleText}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

/** Name of a user; deleted users have none. */
export function PersonName({ name }: { name: string | null }) {
  const { t } = useTranslation();
  const displayName = name ?? t('pages.removedUser');
  return (
    <span className={classes.editor}>
      <UserAvatar name={displayName} />
      <span className={classes.truncated}>{displayName}</span>
    </span>
  );
}

export function RelativeTime({ iso }: { iso: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className="ui-numbers ui-nowrap" dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}

import { useTranslation } from 'react-i18next';
import type { RequestRowFragment, ScheduleRowFragment } from '../generated/graphql.ts';
import { formatSlug } from '../pages/index.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { RowLink } from '../shared/list/index.ts';
import { useScheduledTime } from '../shared/publication/index.ts';
import { LocaleFlag } from '../shared/ui/index.ts';
import classes from './queue-cells.module.css';

export function LocaleCell({ locale }: { locale: string }) {
  const localeName = useLocaleName();
  return (
    <span className={classes.locale}>
      <LocaleFlag locale={locale} />
      {localeName(locale)}
    </span>
  );
}

/** Page title as a link to the review. */
export function RequestName({ request }: { request: RequestRowFragment }) {
  return <RowLink to={`/publication-requests/${request.pageVersionID}`}>{request.title}</RowLink>;
}

/** Page title as a link to the editor. */
export function ScheduleName({ schedule }: { schedule: ScheduleRowFragment }) {
  return <RowLink to={`/pages/${schedule.page.id}`}>{schedule.page.title}</RowLink>;
}

export function SlugCell({ slug }: { slug: string }) {
  return <span className={classes.slug}>{formatSlug(slug)}</span>;
}

/** The requester's comment. */
export function CommentCell({ comment }: { comment: string }) {
  const { t } = useTranslation();
  if (comment === '') return <span className="ui-faint">{t('publication.noComment')}</span>;
  return <span title={comment}>{comment}</span>;
}

export function ScheduledTimeCell({ at }: { at: string }) {
  const scheduledTime = useScheduledTime();
  return (
    <time className="ui-numbers ui-nowrap" dateTime={at}>
      {scheduledTime(at)}
    </time>
  );
}

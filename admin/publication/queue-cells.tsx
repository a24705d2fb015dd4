import { useTranslation } from 'react-i18next';
import type { RequestRowFragment, ScheduleRowFragment } from '../generated/graphql.ts';
import { showSlug } from '../pages/index.ts';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { RowLink } from '../shared/list/index.ts';
import { usePlannedTime } from '../shared/publication/index.ts';
import { Flag } from '../shared/ui/index.ts';
import classes from './queue-cells.module.css';

export function LocaleCell({ locale }: { locale: string }) {
  const localeName = useLocaleName();
  return (
    <span className={classes.locale}>
      <Flag locale={locale} />
      {localeName(locale)}
    </span>
  );
}

/** The name leads to the review. */
export function RequestName({ request }: { request: RequestRowFragment }) {
  return <RowLink to={`/publication-requests/${request.pageVersionID}`}>{request.title}</RowLink>;
}

/** The name leads to the editor. */
export function ScheduleName({ schedule }: { schedule: ScheduleRowFragment }) {
  return <RowLink to={`/pages/${schedule.page.id}`}>{schedule.page.title}</RowLink>;
}

export function SlugCell({ slug }: { slug: string }) {
  return <span className={classes.slug}>{showSlug(slug)}</span>;
}

/** What was asked for in the requester's words. */
export function CommentCell({ comment }: { comment: string }) {
  const { t } = useTranslation();
  if (comment === '') return <span className={classes.none}>{t('publication.noComment')}</span>;
  return <span title={comment}>{comment}</span>;
}

export function PlannedTime({ at }: { at: string }) {
  const plannedTime = usePlannedTime();
  return (
    <time className={classes.time} dateTime={at}>
      {plannedTime(at)}
    </time>
  );
}

import { useTranslation } from 'react-i18next';
import { PagePreview, useScrollSync } from '../page-editor/index.ts';
import { getBlockMarks } from '../shared/comparison/index.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

export type VisibleSides = { before: boolean; after: boolean };

type Props = {
  review: Review;
  sides: VisibleSides;
  width: number;
  selected: string | null;
  onSelect: (key: string) => void;
};

/** The live and the requested version side by side, scrolled together. */
export function ReviewPages({ review, sides, width, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const fullTime = useFullTime();
  const sync = useScrollSync();
  const { request, before, after, comparison } = review;
  const isAccepted = request.status === 'ACCEPTED' && before === null;
  const marks = before === null ? {} : getBlockMarks(comparison.blocks);
  const hasFieldChanges = before !== null && comparison.fields.some(({ name }) => !name.startsWith('seo'));
  const headMark = hasFieldChanges ? ('changed' as const) : null;
  const commonProps = { locale: request.page.locale, width, marks, headMark, selected, onSelect, sync };
  return (
    <div className={classes.pages} data-only={sides.before !== sides.after || isAccepted || undefined}>
      {sides.before && !isAccepted && (
        <div className={classes.side}>
          <h2 className={classes.sideTitle}>{t('review.before')}</h2>
          {before === null ? (
            <p className={classes.missing}>{t('review.notOnSite')}</p>
          ) : (
            <PagePreview label={t('review.before')} version={before} {...commonProps} />
          )}
        </div>
      )}
      {(sides.after || isAccepted) && (
        <div className={classes.side}>
          <h2 className={classes.sideTitle}>
            {t('review.after')} <span>{fullTime(request.requestedAt)}</span>
          </h2>
          <PagePreview label={t('review.after')} version={after} {...commonProps} />
        </div>
      )}
    </div>
  );
}

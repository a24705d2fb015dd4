import { useTranslation } from 'react-i18next';
import { PagePreview, useScrollSync } from '../page-editor/index.ts';
import { marksOf } from '../shared/comparison/index.ts';
import { useFullTime } from '../shared/i18n/format-time.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

export type ShownSides = { before: boolean; after: boolean };

type Props = {
  review: Review;
  sides: ShownSides;
  width: number;
  selected: string | null;
  onSelect: (key: string) => void;
};

/** What visitors see and what is requested, side by side and scrolled together. */
export function ReviewPages({ review, sides, width, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const fullTime = useFullTime();
  const sync = useScrollSync();
  const { request, before, after, comparison } = review;
  const isAnswered = request.status === 'ACCEPTED' && before === null;
  const marks = before === null ? {} : marksOf(comparison.blocks);
  const hasChangedHead = before !== null && comparison.fields.some(({ name }) => !name.startsWith('seo'));
  const headMark = hasChangedHead ? ('changed' as const) : null;
  const common = { locale: request.page.locale, width, marks, headMark, selected, onSelect, sync };
  return (
    <div className={classes.pages} data-only={sides.before !== sides.after || isAnswered || undefined}>
      {sides.before && !isAnswered && (
        <div className={classes.side}>
          <h2 className={classes.sideTitle}>{t('review.before')}</h2>
          {before === null ? (
            <p className={classes.missing}>{t('review.notOnSite')}</p>
          ) : (
            <PagePreview label={t('review.before')} version={before} {...common} />
          )}
        </div>
      )}
      {(sides.after || isAnswered) && (
        <div className={classes.side}>
          <h2 className={classes.sideTitle}>
            {t('review.after')} <span>{fullTime(request.requestedAt)}</span>
          </h2>
          <PagePreview label={t('review.after')} version={after} {...common} />
        </div>
      )}
    </div>
  );
}

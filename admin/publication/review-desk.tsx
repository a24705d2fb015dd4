import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, Announcer } from '../shared/ui/index.ts';
import { toChangeEntries } from './change-entries.ts';
import type { QueuePlace } from './queue-place.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewStage } from './review-stage.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

type Props = { review: Review; place: QueuePlace; onAnswered: () => Promise<void> };

/** The frame: bar, the page before and after, and what is said about it. */
export function ReviewDesk({ review, place, onAnswered }: Props) {
  const { t } = useTranslation();
  const [selected, select] = useState<string | null>(null);
  const entries = toChangeEntries(review.comparison);
  return (
    <main className={classes.desk} aria-label={t('review.title', { title: review.request.title })}>
      <ReviewBar review={review} place={place} />
      <ReviewStage review={review} entries={entries} selected={selected} onSelect={select} />
      <ReviewPanel
        review={review}
        place={place}
        entries={entries}
        selected={selected}
        onSelect={select}
        onAnswered={async (kind) => {
          await onAnswered();
          announce(t(`editor.said.answered.${kind}`));
        }}
      />
      <Announcer />
    </main>
  );
}

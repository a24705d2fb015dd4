import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, Announcer } from '../shared/ui/index.ts';
import { toChangeEntries } from './change-entries.ts';
import type { QueuePosition } from './queue-position.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewComparison } from './review-comparison.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

type Props = { review: Review; queuePosition: QueuePosition; onDecided: () => Promise<void> };

/** Layout of the review: bar, comparison and panel. */
export function ReviewLayout({ review, queuePosition, onDecided }: Props) {
  const { t } = useTranslation();
  const [selected, select] = useState<string | null>(null);
  const entries = toChangeEntries(review.comparison);
  return (
    <main className={classes.layout} aria-label={t('review.title', { title: review.request.title })}>
      <ReviewBar review={review} queuePosition={queuePosition} />
      <ReviewComparison review={review} entries={entries} selected={selected} onSelect={select} />
      <ReviewPanel
        review={review}
        queuePosition={queuePosition}
        entries={entries}
        selected={selected}
        onSelect={select}
        onDecided={async (kind) => {
          await onDecided();
          announce(t(`editor.announcements.decided.${kind}`));
        }}
      />
      <Announcer />
    </main>
  );
}

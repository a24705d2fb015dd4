import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ComparedContentFragment, HistorySnapshotFragment } from '../generated/graphql.ts';
import type { ComparedPair } from './compared-pair.ts';
import classes from './snapshot-comparison.module.css';
import { countChangedWords } from './count-changed-words.ts';
import { type HistorySelection, comparisonViews } from './use-history-selection.ts';
import { useFormatSnapshotTime } from './use-format-snapshot-time.ts';

const NARROW_SCREEN = '(max-width: 699px)';

type Props = {
  pair: ComparedPair<HistorySnapshotFragment>;
  selection: HistorySelection;
  comparison: ComparedContentFragment | null;
};

/** Shows the compared versions, the number of differences and the view options. */
export function ComparisonHeader({ pair: { before, after }, selection, comparison }: Props) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW_SCREEN, window.matchMedia(NARROW_SCREEN).matches);
  // Phones have no room for two pages side by side.
  const availableViews = before === null ? [] : comparisonViews.filter((view) => view !== 'pages' || !isNarrow);
  const view = isNarrow && selection.view === 'pages' ? 'after' : selection.view;
  return (
    <div className={classes.head}>
      <p className={classes.pair}>
        {before ? (
          <>
            <SnapshotLabel snapshot={before} />
            <IconArrowRight size={17} stroke={1.6} aria-label={t('history.and')} role="img" />
          </>
        ) : (
          <span className="ui-dim">{t('history.first')}</span>
        )}
        <SnapshotLabel snapshot={after} />
      </p>
      {comparison && <WordCounts comparison={comparison} />}
      {availableViews.length > 0 && (
        <SegmentedControl
          size="xs"
          aria-label={t('history.view')}
          value={view}
          onChange={(value) => selection.setView(comparisonViews.find((name) => name === value) ?? 'words')}
          data={availableViews.map((value) => ({ value, label: t(`history.views.${value}`) }))}
        />
      )}
    </div>
  );
}

function SnapshotLabel({ snapshot }: { snapshot: HistorySnapshotFragment }) {
  const { t } = useTranslation();
  const formatTime = useFormatSnapshotTime();
  return (
    <span className={classes.snapshot}>
      <strong>{t('history.version', { number: snapshot.versionNumber })}</strong> {formatTime(snapshot.storedAt)}
    </span>
  );
}

function WordCounts({ comparison }: { comparison: ComparedContentFragment }) {
  const { t } = useTranslation();
  const { added, removed } = countChangedWords(comparison);
  return (
    <span className="ui-flex ui-gap-6 ui-numbers">
      {added > 0 && <span className={classes.added}>{t('history.wordsAdded', { count: added })}</span>}
      {removed > 0 && <span className={classes.removed}>{t('history.wordsRemoved', { count: removed })}</span>}
    </span>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type ComparedContentFragment,
  type HistorySnapshotFragment,
  useCompareSnapshotsQuery,
} from '../generated/graphql.ts';
import { skipToken } from '@apollo/client/react';
import { ComparisonList, useChangeLabels } from '../shared/comparison/index.ts';
import { FailureNotice } from '../shared/ui/index.ts';
import { selectRestoreSource, type ComparedPair } from './compared-pair.ts';
import { ComparisonHeader } from './comparison-header.tsx';
import classes from './snapshot-comparison.module.css';
import type { HistoryPage } from './history-page.ts';
import { SnapshotPreviews } from './snapshot-previews.tsx';
import type { HistorySelection } from './use-history-selection.ts';
import type { RestoreRequest } from './use-snapshot-restore.ts';

type Props = {
  page: HistoryPage;
  pair: ComparedPair<HistorySnapshotFragment>;
  selection: HistorySelection;
  onRestore: (request: RestoreRequest) => void;
};

/** Two versions of the page: their text differences, or both pages side by side. */
export function SnapshotComparison({ page, pair, selection, onRestore }: Props) {
  const { t } = useTranslation();
  const { before, after } = pair;
  // Saves within a few minutes share one version, so a cached comparison may be outdated.
  const { data, error, refetch } = useCompareSnapshotsQuery(
    before === null
      ? skipToken
      : { variables: { beforeID: before.id, afterID: after.id }, fetchPolicy: 'cache-and-network' },
  );
  const comparison = before === null ? null : (data?.comparePageSnapshots ?? null);
  const isTextView = selection.view === 'words' && before !== null;
  return (
    <section className={classes.comparison} aria-label={t('history.comparison')}>
      <ComparisonHeader pair={pair} selection={selection} comparison={comparison} />
      {error && !comparison && (
        <div className={classes.body}>
          <FailureNotice title={t('history.compareFailed')} onRetry={() => void refetch()}>
            {t('editor.load.failedText')}
          </FailureNotice>
        </div>
      )}
      {isTextView && comparison && (
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.body} tabIndex={0}>
          <ComparisonList
            comparison={comparison}
            pageType={page.type}
            current={selection.selectedBlock}
            blockAction={(key) => (
              <RestoreBlock {...{ page, pair, selection, onRestore }} blockKey={key} blocks={comparison.blocks} />
            )}
          />
        </div>
      )}
      {!isTextView && <SnapshotPreviews page={page} pair={pair} selection={selection} comparison={comparison} />}
    </section>
  );
}

type Blocks = ComparedContentFragment['blocks'];

/** Restores one block, if one of the versions has it and it differs from the current one. */
function RestoreBlock({
  page,
  pair,
  selection,
  onRestore,
  blockKey,
  blocks,
}: Props & { blockKey: string; blocks: Blocks }) {
  const { t } = useTranslation();
  const { blockName } = useChangeLabels(page.type);
  const block = blocks.find(({ key }) => key === blockKey);
  if (!block || !page.viewerCanEdit) return null;
  const snapshot = selectRestoreSource(pair, selection.newestID, block);
  if (snapshot === null) return null;
  const name = blockName(block.type);
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.restore}
      aria-label={t('history.restoreBlockNamed', { block: name })}
      onClick={() => onRestore({ snapshot, block: { key: blockKey, name } })}
    >
      {t('history.restoreBlock')}
    </Button>
  );
}

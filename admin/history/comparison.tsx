import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type ComparedContentFragment,
  type HistorySnapshotFragment,
  useCompareSnapshotsQuery,
} from '../generated/graphql.ts';
import { skipToken } from '@apollo/client/react';
import { ComparisonList, useChangeNames } from '../shared/comparison/index.ts';
import { FailureNotice } from '../shared/ui/index.ts';
import { chooseRestored, type Pair } from './choose-pair.ts';
import { ComparisonHead } from './comparison-head.tsx';
import classes from './comparison.module.css';
import type { HistoryPage } from './history-page.ts';
import { SnapshotPages } from './snapshot-pages.tsx';
import type { HistoryChoice } from './use-history-choice.ts';
import type { Asked } from './use-restore.ts';

type Props = {
  page: HistoryPage;
  pair: Pair<HistorySnapshotFragment>;
  choice: HistoryChoice;
  onRestore: (asked: Asked) => void;
};

/** Two states of the page: their differences in words, or the pages side by side. */
export function Comparison({ page, pair, choice, onRestore }: Props) {
  const { t } = useTranslation();
  const { before, after } = pair;
  // Stores of a few minutes are one state, so what it holds may be newer than what was asked before.
  const { data, error, refetch } = useCompareSnapshotsQuery(
    before === null
      ? skipToken
      : { variables: { beforeID: before.id, afterID: after.id }, fetchPolicy: 'cache-and-network' },
  );
  const comparison = before === null ? null : (data?.comparePageSnapshots ?? null);
  const isWords = choice.view === 'words' && before !== null;
  return (
    <section className={classes.comparison} aria-label={t('history.comparison')}>
      <ComparisonHead pair={pair} choice={choice} comparison={comparison} />
      {error && !comparison && (
        <div className={classes.body}>
          <FailureNotice title={t('history.compareFailed')} onRetry={() => void refetch()}>
            {t('editor.load.failedText')}
          </FailureNotice>
        </div>
      )}
      {isWords && comparison && (
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.body} tabIndex={0}>
          <ComparisonList
            comparison={comparison}
            pageType={page.type}
            current={choice.block}
            blockAction={(key) => (
              <RestoreBlock {...{ page, pair, choice, onRestore }} blockKey={key} blocks={comparison.blocks} />
            )}
          />
        </div>
      )}
      {!isWords && <SnapshotPages page={page} pair={pair} choice={choice} comparison={comparison} />}
    </section>
  );
}

type Blocks = ComparedContentFragment['blocks'];

/** Brings back one block, where a state of the two has it and it is another one than now. */
function RestoreBlock({
  page,
  pair,
  choice,
  onRestore,
  blockKey,
  blocks,
}: Props & { blockKey: string; blocks: Blocks }) {
  const { t } = useTranslation();
  const { blockName } = useChangeNames(page.type);
  const block = blocks.find(({ key }) => key === blockKey);
  if (!block || !page.viewerCanEdit) return null;
  const snapshot = chooseRestored(pair, choice.newestID, block);
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

import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ComparedContentFragment, HistorySnapshotFragment } from '../generated/graphql.ts';
import type { Pair } from './choose-pair.ts';
import classes from './comparison.module.css';
import { countWords } from './count-words.ts';
import { type HistoryChoice, views } from './use-history-choice.ts';
import { useSnapshotTime } from './use-snapshot-time.ts';

const NARROW = '(max-width: 699px)';

type Props = {
  pair: Pair<HistorySnapshotFragment>;
  choice: HistoryChoice;
  comparison: ComparedContentFragment | null;
};

/** What is compared with what, how much differs, and how it is shown. */
export function ComparisonHead({ pair: { before, after }, choice, comparison }: Props) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  // There is no room for two pages beside each other on a phone.
  const shown = before === null ? [] : views.filter((view) => view !== 'pages' || !isNarrow);
  const view = isNarrow && choice.view === 'pages' ? 'after' : choice.view;
  return (
    <div className={classes.head}>
      <p className={classes.pair}>
        {before ? (
          <>
            <State snapshot={before} />
            <IconArrowRight size={17} stroke={1.6} aria-label={t('history.and')} role="img" />
          </>
        ) : (
          <span className={classes.first}>{t('history.first')}</span>
        )}
        <State snapshot={after} />
      </p>
      {comparison && <WordCounts comparison={comparison} />}
      {shown.length > 0 && (
        <SegmentedControl
          size="xs"
          aria-label={t('history.view')}
          value={view}
          onChange={(value) => choice.show(views.find((name) => name === value) ?? 'words')}
          data={shown.map((value) => ({ value, label: t(`history.views.${value}`) }))}
        />
      )}
    </div>
  );
}

function State({ snapshot }: { snapshot: HistorySnapshotFragment }) {
  const { t } = useTranslation();
  const timeOf = useSnapshotTime();
  return (
    <span className={classes.state}>
      <strong>{t('history.version', { number: snapshot.versionNumber })}</strong> {timeOf(snapshot.storedAt)}
    </span>
  );
}

function WordCounts({ comparison }: { comparison: ComparedContentFragment }) {
  const { t } = useTranslation();
  const { added, removed } = countWords(comparison);
  return (
    <span className={classes.counts}>
      {added > 0 && <span className={classes.added}>{t('history.wordsAdded', { count: added })}</span>}
      {removed > 0 && <span className={classes.removed}>{t('history.wordsRemoved', { count: removed })}</span>}
    </span>
  );
}

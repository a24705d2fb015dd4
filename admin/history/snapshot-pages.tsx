import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import {
  type ComparedContentFragment,
  type HistorySnapshotFragment,
  useSnapshotContentQuery,
} from '../generated/graphql.ts';
import { PagePreview, type ScrollSync, useScrollSync } from '../page-editor/index.ts';
import { type ChangeMark, marksOf, type PreviewMarks } from '../shared/comparison/index.ts';
import { FailureNotice, useDelayed } from '../shared/ui/index.ts';
import type { Pair } from './choose-pair.ts';
import classes from './comparison.module.css';
import type { HistoryPage } from './history-page.ts';
import type { HistoryChoice } from './use-history-choice.ts';
import { useSnapshotTime } from './use-snapshot-time.ts';

const PHONE = '(max-width: 699px)';
const WIDTHS = { desktop: 1280, phone: 390 };
const NO_MARKS = {};

type Props = {
  page: HistoryPage;
  pair: Pair<HistorySnapshotFragment>;
  choice: HistoryChoice;
  comparison: ComparedContentFragment | null;
};

/** The two states as pages, scrolled together; on a phone, and where it is asked for, the later one alone. */
export function SnapshotPages({ page, pair, choice, comparison }: Props) {
  const { before, after } = pair;
  const sync = useScrollSync();
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const marks = comparison ? marksOf(comparison.blocks) : NO_MARKS;
  const isHeadChanged = comparison?.fields.some(({ name }) => !name.startsWith('seo')) ?? false;
  const headMark: ChangeMark | null = isHeadChanged ? 'changed' : null;
  const common = { page, choice, marks, headMark, sync, width: isPhone ? WIDTHS.phone : WIDTHS.desktop };
  const isAlone = before === null || choice.view === 'after' || isPhone;
  return (
    <div className={classes.pages} data-alone={isAlone || undefined}>
      {!isAlone && <SnapshotPage key={before.id} {...common} snapshot={before} side="before" />}
      <SnapshotPage key={after.id} {...common} snapshot={after} side="after" />
    </div>
  );
}

type PageProps = {
  page: HistoryPage;
  snapshot: HistorySnapshotFragment;
  side: 'before' | 'after';
  choice: HistoryChoice;
  marks: PreviewMarks;
  headMark: ChangeMark | null;
  sync: ScrollSync;
  width: number;
};

function SnapshotPage({ page, snapshot, side, choice, marks, headMark, sync, width }: PageProps) {
  const { t } = useTranslation();
  const timeOf = useSnapshotTime();
  const { data, error, refetch } = useSnapshotContentQuery({ variables: { id: snapshot.id } });
  const isSlow = useDelayed(!data && !error);
  const when = timeOf(snapshot.storedAt);
  const version = t('history.version', { number: snapshot.versionNumber });
  const label = `${t(`history.roles.${side}`)}: ${version}, ${when}`;
  return (
    <div className={classes.page}>
      <p className={classes.caption}>
        <strong>{t(`history.roles.${side}`)}</strong> {version}, {when}
      </p>
      <div className={classes.room}>
        {error && (
          <FailureNotice title={t('editor.load.failed')} onRetry={() => void refetch()}>
            {t('editor.load.failedText')}
          </FailureNotice>
        )}
        {isSlow && <Skeleton height="70%" />}
        {data?.pageSnapshot && (
          <PagePreview
            label={label}
            version={data.pageSnapshot.pageVersion}
            locale={page.locale}
            width={width}
            marks={marks}
            headMark={headMark}
            selected={choice.block}
            onSelect={choice.select}
            sync={sync}
          />
        )}
      </div>
    </div>
  );
}

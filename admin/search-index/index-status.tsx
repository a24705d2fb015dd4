import type { SearchIndexStateFragment } from '../generated/graphql.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { DescriptionItem, DescriptionList, LabelledProgress, ReportSection } from '../shared/ui/index.ts';
import classes from './search-index.module.css';

type IndexingState = SearchIndexStateFragment['indexingState'];

const icons = { IDLE: IconCircleDashed, LOADING: IconLoader2, SUCCESS: IconCircleCheck, ERROR: IconAlertCircle };

/** The state as a shape and a word. */
function StateBadge({ state }: { state: IndexingState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={17} stroke={1.6} aria-hidden />
      {t(`searchIndex.state.${state}`)}
    </span>
  );
}

function TimeAgo({ iso }: { iso: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className={classes.secondary} dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}

function IndexingProgress({ indexed, total }: SearchIndexStateFragment) {
  const { t, i18n } = useTranslation();
  const formatNumber = (value: number) => value.toLocaleString(i18n.language);
  const text = t('searchIndex.progress', { indexed: formatNumber(indexed), total: formatNumber(total) });
  return (
    <LabelledProgress label={t('searchIndex.progressLabel')} text={text} progress={total === 0 ? 0 : indexed / total} />
  );
}

/** Search engine, number of indexed pages, and progress of indexing. */
export function IndexStatus({ index }: { index: SearchIndexStateFragment }) {
  const { t, i18n } = useTranslation();
  const { engine, indexed, total, indexingState, removalState, lastError, lastErrorAt, finishedAt } = index;
  const isIndexing = indexingState === 'LOADING';
  return (
    <ReportSection title={t('searchIndex.stateTitle')} note={isIndexing ? <IndexingProgress {...index} /> : undefined}>
      <DescriptionList>
        <DescriptionItem name={t('searchIndex.engine')}>{engine}</DescriptionItem>
        <DescriptionItem name={t('searchIndex.pagesOnSite')}>{total.toLocaleString(i18n.language)}</DescriptionItem>
        <DescriptionItem name={t('searchIndex.pagesInIndex')}>{indexed.toLocaleString(i18n.language)}</DescriptionItem>
        <DescriptionItem name={t('searchIndex.indexing')}>
          <StateBadge state={indexingState} />
        </DescriptionItem>
        <DescriptionItem name={t('searchIndex.removal')}>
          <StateBadge state={removalState} />
        </DescriptionItem>
        {finishedAt ? (
          <DescriptionItem name={t('searchIndex.finished')}>
            <TimeAgo iso={finishedAt} />
          </DescriptionItem>
        ) : null}
        <DescriptionItem name={t('searchIndex.lastError')}>
          {lastError === null || lastErrorAt === null ? (
            <span className={classes.secondary}>{t('searchIndex.noError')}</span>
          ) : (
            <>
              <code className={classes.error}>{lastError}</code> <TimeAgo iso={lastErrorAt} />
            </>
          )}
        </DescriptionItem>
      </DescriptionList>
    </ReportSection>
  );
}

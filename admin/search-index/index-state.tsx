import type { SearchIndexStateFragment } from '../generated/graphql.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { Fact, Facts, ProgressLine, ReportSection } from '../shared/ui/index.ts';
import classes from './search-index.module.css';

type WorkState = SearchIndexStateFragment['indexingState'];

const icons = { IDLE: IconCircleDashed, LOADING: IconLoader2, SUCCESS: IconCircleCheck, ERROR: IconAlertCircle };

/** A shape for each state, always with its word. */
function StateMark({ state }: { state: WorkState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={17} stroke={1.6} aria-hidden />
      {t(`searchIndex.state.${state}`)}
    </span>
  );
}

function Moment({ iso }: { iso: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className={classes.dim} dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}

function IndexingProgress({ indexed, total }: SearchIndexStateFragment) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const text = t('searchIndex.progress', { indexed: number(indexed), total: number(total) });
  return <ProgressLine label={t('searchIndex.progressLabel')} text={text} share={total === 0 ? 0 : indexed / total} />;
}

/** The engine, how many pages it knows, and how far the works on the whole index are. */
export function IndexState({ index }: { index: SearchIndexStateFragment }) {
  const { t, i18n } = useTranslation();
  const { engine, indexed, total, indexingState, removalState, lastError, lastErrorAt, finishedAt } = index;
  const isIndexing = indexingState === 'LOADING';
  return (
    <ReportSection title={t('searchIndex.stateTitle')} note={isIndexing ? <IndexingProgress {...index} /> : undefined}>
      <Facts>
        <Fact name={t('searchIndex.engine')}>{engine}</Fact>
        <Fact name={t('searchIndex.pagesOnSite')}>{total.toLocaleString(i18n.language)}</Fact>
        <Fact name={t('searchIndex.pagesInIndex')}>{indexed.toLocaleString(i18n.language)}</Fact>
        <Fact name={t('searchIndex.indexing')}>
          <StateMark state={indexingState} />
        </Fact>
        <Fact name={t('searchIndex.removal')}>
          <StateMark state={removalState} />
        </Fact>
        {finishedAt ? (
          <Fact name={t('searchIndex.finished')}>
            <Moment iso={finishedAt} />
          </Fact>
        ) : null}
        <Fact name={t('searchIndex.lastError')}>
          {lastError === null || lastErrorAt === null ? (
            <span className={classes.dim}>{t('searchIndex.noError')}</span>
          ) : (
            <>
              <code className={classes.error}>{lastError}</code> <Moment iso={lastErrorAt} />
            </>
          )}
        </Fact>
      </Facts>
    </ReportSection>
  );
}

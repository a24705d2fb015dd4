import type { ReactNode } from 'react';
import type { SearchIndexStateFragment } from '../generated/graphql.ts';
import { Progress } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import classes from './search-index.module.css';

type WorkState = SearchIndexStateFragment['indexingState'];

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
  return (
    <div className={classes.progress}>
      <p className={classes.progressText}>{text}</p>
      <Progress.Root size={6}>
        <Progress.Section
          value={total === 0 ? 0 : (100 * indexed) / total}
          aria-label={t('searchIndex.progressLabel')}
        />
      </Progress.Root>
    </div>
  );
}

/** The engine, how many pages it knows, and how far the works on the whole index are. */
export function IndexState({ index }: { index: SearchIndexStateFragment }) {
  const { t, i18n } = useTranslation();
  const titleID = useId();
  const { engine, indexed, total, indexingState, removalState, lastError, lastErrorAt, finishedAt } = index;
  const isIndexing = indexingState === 'LOADING';
  return (
    <section className={classes.section} aria-labelledby={titleID}>
      <h2 id={titleID} className={classes.title}>
        {t('searchIndex.stateTitle')}
      </h2>
      {isIndexing ? <IndexingProgress {...index} /> : null}
      <dl className={classes.facts}>
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
      </dl>
    </section>
  );
}

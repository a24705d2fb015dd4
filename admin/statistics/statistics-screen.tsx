import type { StatisticsQuery } from '../generated/graphql.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStatisticsQuery } from '../generated/graphql.ts';
import { NeedsPermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, SheetBody, SheetHeader, SheetToolbar, useDelayed } from '../shared/ui/index.ts';
import { CategoryScores } from './category-scores.tsx';
import { chooseWeeks } from './choose-weeks.ts';
import { KeyFigures } from './key-figures.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import { csvPath, readStatisticsFilter, type StatisticsFilter, writeStatisticsFilter } from './statistics-filter.ts';
import { StatisticsFilters } from './statistics-filters.tsx';
import classes from './statistics.module.css';
import { useFigures } from './use-figures.ts';
import { WeakQuestions } from './weak-questions.tsx';
import { WeeksSection } from './weeks-section.tsx';
import { useAddressParams } from '../shared/address/index.ts';

type Report = { statistics: StatisticsQuery['checkStatistics']; filter: StatisticsFilter };

/** Figures, then the parts of the report; without enough checks only what is missing. */
function StatisticsReport({ statistics, filter }: Report) {
  const { t } = useTranslation();
  const { periods, version, smallestGroup } = statistics;
  if (periods.length === 0) {
    return (
      <EmptyState title={t('statistics.empty.title')}>
        {t('statistics.empty.text', { count: smallestGroup })}
      </EmptyState>
    );
  }
  const weeks = chooseWeeks(periods, filter.weeks);
  const hasAnswers = version !== null && version.finished !== null;
  return (
    <div className={classes.report}>
      <KeyFigures statistics={statistics} weeks={weeks} count={filter.weeks} />
      {filter.locale === undefined ? null : <p className={classes.note}>{t('statistics.localeNote')}</p>}
      {hasAnswers && version.hasEstimates ? <p className={classes.note}>{t('statistics.estimates')}</p> : null}
      <div className={classes.columns}>
        <div className={classes.columnPart}>
          <WeeksSection weeks={weeks} count={filter.weeks} />
          {hasAnswers ? <WeakQuestions version={version} /> : null}
        </div>
        {hasAnswers ? <CategoryScores version={version} /> : <p className={classes.note}>{t('statistics.tooFew')}</p>}
      </div>
      {hasAnswers ? <QuestionAnswers version={version} /> : null}
    </div>
  );
}

function Waiting() {
  const isLate = useDelayed(true, 200);
  return isLate ? (
    <div className={classes.report} aria-hidden>
      <Skeleton height={72} />
      <Skeleton height={260} />
    </div>
  ) : null;
}

function Statistics() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useAddressParams();
  const filter = readStatisticsFilter(params);
  const { day } = useFigures();
  const { locale, version } = filter;
  const { data, previousData, error, refetch } = useStatisticsQuery({
    variables: { locale, version, language: i18n.language },
    fetchPolicy: 'cache-and-network',
  });
  const statistics = (data ?? previousData)?.checkStatistics;
  const last = statistics?.periods.at(-1)?.to;
  return (
    <>
      <SheetHeader
        title={t('navigation.statistics')}
        count={last === undefined ? undefined : t('statistics.until', { day: day(last) })}
      >
        <Button
          component="a"
          href={csvPath(filter, i18n.language)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('statistics.download')}
        </Button>
      </SheetHeader>
      <SheetToolbar>
        <StatisticsFilters
          filter={filter}
          statistics={statistics}
          onChange={(next) => setParams((present) => writeStatisticsFilter(present, next), { replace: true })}
        />
      </SheetToolbar>
      <SheetBody>
        {error && !data ? (
          <FailureNotice title={t('statistics.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {statistics ? <StatisticsReport statistics={statistics} filter={filter} /> : error ? null : <Waiting />}
      </SheetBody>
    </>
  );
}

/** Figures of the risk check, at /statistics. view-statistics. */
export function StatisticsScreen() {
  const { t } = useTranslation();
  return (
    <NeedsPermission permission="view-statistics" title={t('navigation.statistics')}>
      <Statistics />
    </NeedsPermission>
  );
}

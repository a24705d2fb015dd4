import type { StatisticsQuery } from '../generated/graphql.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStatisticsQuery } from '../generated/graphql.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { EmptyState, FailureNotice, ScreenBody, ScreenHeader, ScreenToolbar, useDelayed } from '../shared/ui/index.ts';
import { CategoryScores } from './category-scores.tsx';
import { selectWeeks } from './select-weeks.ts';
import { KeyFigures } from './key-figures.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import {
  statisticsCsvPath,
  readStatisticsFilter,
  type StatisticsFilter,
  writeStatisticsFilter,
} from './statistics-filter.ts';
import { StatisticsFilters } from './statistics-filters.tsx';
import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';
import { WeakQuestions } from './weak-questions.tsx';
import { WeeksSection } from './weeks-section.tsx';
import { useUrlParams } from '../shared/url/index.ts';

type ReportProps = { statistics: StatisticsQuery['checkStatistics']; filter: StatisticsFilter };

/** Key figures and report sections, or a note that there are too few checks. */
function StatisticsReport({ statistics, filter }: ReportProps) {
  const { t } = useTranslation();
  const { periods, version, smallestGroup } = statistics;
  if (periods.length === 0) {
    return (
      <EmptyState title={t('statistics.empty.title')}>
        {t('statistics.empty.text', { count: smallestGroup })}
      </EmptyState>
    );
  }
  const weeks = selectWeeks(periods, filter.weeks);
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

function StatisticsSkeleton() {
  const isSlow = useDelayed(true, 200);
  return isSlow ? (
    <div className={classes.report} aria-hidden>
      <Skeleton height={72} />
      <Skeleton height={260} />
    </div>
  ) : null;
}

function StatisticsContent() {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useUrlParams();
  const filter = readStatisticsFilter(params);
  const { day } = useStatisticsFormat();
  const { locale, version } = filter;
  const { data, previousData, error, refetch } = useStatisticsQuery({
    variables: { locale, version, language: i18n.language },
    fetchPolicy: 'cache-and-network',
  });
  const statistics = (data ?? previousData)?.checkStatistics;
  const last = statistics?.periods.at(-1)?.to;
  return (
    <>
      <ScreenHeader
        title={t('navigation.statistics')}
        count={last === undefined ? undefined : t('statistics.until', { day: day(last) })}
      >
        <Button
          component="a"
          href={statisticsCsvPath(filter, i18n.language)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        >
          {t('statistics.download')}
        </Button>
      </ScreenHeader>
      <ScreenToolbar>
        <StatisticsFilters
          filter={filter}
          statistics={statistics}
          onChange={(next) => setParams((current) => writeStatisticsFilter(current, next), { replace: true })}
        />
      </ScreenToolbar>
      <ScreenBody>
        {error && !data ? (
          <FailureNotice title={t('statistics.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {statistics ? (
          <StatisticsReport statistics={statistics} filter={filter} />
        ) : error ? null : (
          <StatisticsSkeleton />
        )}
      </ScreenBody>
    </>
  );
}

/** Statistics of the risk check at /statistics. Requires the permission view-statistics. */
export function StatisticsScreen() {
  const { t } = useTranslation();
  return (
    <RequirePermission permission="view-statistics" title={t('navigation.statistics')}>
      <StatisticsContent />
    </RequirePermission>
  );
}

import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import classes from './statistics.module.css';
import { levelNames, useStatisticsFormat } from './use-statistics-format.ts';

type Version = NonNullable<StatisticsQuery['checkStatistics']['version']>;
type Category = Version['categories'][number];

/** Sorts by score ascending, with unknown scores last. */
function sortWorstFirst(categories: readonly Category[]): Category[] {
  return categories.toSorted((a, b) => (a.meanScore ?? 101) - (b.meanScore ?? 101));
}

function ScoreBar({ category }: { category: Category }) {
  return (
    <span className={classes.bar} aria-hidden>
      <span data-level={levelNames[category.level ?? -1]} style={{ inlineSize: `${category.meanScore ?? 0}%` }} />
    </span>
  );
}

/** Average score of each category. */
export function CategoryScores({ version }: { version: Version }) {
  const { t } = useTranslation();
  const { count, share, level } = useStatisticsFormat();
  const categories = sortWorstFirst(version.categories);
  return (
    <ChartSection
      title={t('statistics.categories.title')}
      hint={t('statistics.categories.hint')}
      chart={
        <ul className="ui-grid">
          {categories.map((category) => (
            <li key={category.key} className={classes.barRow}>
              <span className="ui-break">{category.name}</span>
              <span className={classes.barValue}>
                {count(category.meanScore)}
                {category.level === null ? null : <span className="ui-dim ui-weight-400">{level(category.level)}</span>}
              </span>
              <ScoreBar category={category} />
            </li>
          ))}
        </ul>
      }
      table={
        <DataTable
          label={t('statistics.categories.title')}
          columns={[
            { header: t('statistics.categories.category') },
            { header: t('statistics.categories.mean'), isNumber: true },
            { header: t('statistics.categories.level') },
            { header: t('statistics.categories.bad'), isNumber: true },
            { header: t('statistics.categories.checks'), isNumber: true },
          ]}
          rows={categories.map((category) => ({
            key: category.key,
            cells: [
              category.name,
              count(category.meanScore),
              level(category.level),
              share(category.bad, category.scored),
              count(category.scored),
            ],
          }))}
        />
      }
    />
  );
}

import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';
import { levelNames, useStatisticsFormat } from './use-statistics-format.ts';

type Levels = StatisticsQuery['checkStatistics']['levels'];

/** Distribution of the levels as a bar with a legend. */
export function LevelBar({ levels }: { levels: Levels }) {
  const { t } = useTranslation();
  const { share, count, level: getLevelName } = useStatisticsFormat();
  const visibleLevels = levels.filter(({ finished }) => finished !== null);
  const total = visibleLevels.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const isPartial = visibleLevels.length < levels.length;
  return (
    <div className={classes.levels}>
      <h2 className="ui-small ui-dim ui-weight-400">{t('statistics.level.title')}</h2>
      {total === 0 ? (
        <p className="ui-small ui-dim">{t('statistics.level.none')}</p>
      ) : (
        <>
          <div className={classes.levelBar} aria-hidden>
            {visibleLevels
              .filter(({ finished }) => finished !== 0)
              .map(({ level, finished }) => (
                <span key={level} data-level={levelNames[level]} style={{ flexGrow: finished ?? 0 }} />
              ))}
          </div>
          <ul className={classes.levelList}>
            {levels.map(({ level, finished }) => (
              <li key={level}>
                <span className={classes.levelMark} data-level={levelNames[level]} aria-hidden />
                {isPartial ? count(finished) : share(finished, total)} {getLevelName(level)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

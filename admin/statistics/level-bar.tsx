import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';
import { levelNames, useFigures } from './use-figures.ts';

type Levels = StatisticsQuery['checkStatistics']['levels'];

/** How many checks ended in which level: a bar, and the same in words below it. */
export function LevelBar({ levels }: { levels: Levels }) {
  const { t } = useTranslation();
  const { share, count, level: nameOf } = useFigures();
  const told = levels.filter(({ finished }) => finished !== null);
  const whole = told.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const isPartial = told.length < levels.length;
  return (
    <div className={classes.levels}>
      <h2 className={classes.figureName}>{t('statistics.level.title')}</h2>
      {whole === 0 ? (
        <p className={classes.hint}>{t('statistics.level.none')}</p>
      ) : (
        <>
          <div className={classes.levelBar} aria-hidden>
            {told
              .filter(({ finished }) => finished !== 0)
              .map(({ level, finished }) => (
                <span key={level} data-level={levelNames[level]} style={{ flexGrow: finished ?? 0 }} />
              ))}
          </div>
          <ul className={classes.levelList}>
            {levels.map(({ level, finished }) => (
              <li key={level}>
                <span className={classes.levelMark} data-level={levelNames[level]} aria-hidden />
                {isPartial ? count(finished) : share(finished, whole)} {nameOf(level)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

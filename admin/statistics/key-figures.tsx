import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { type SelectedWeeks, calculateGrowthPercent, sumFinished } from './select-weeks.ts';
import { LevelBar } from './level-bar.tsx';
import classes from './statistics.module.css';
import { useStatisticsFormat } from './use-statistics-format.ts';

type Statistics = StatisticsQuery['checkStatistics'];

function KeyFigure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <h2 className="ui-small ui-dim ui-weight-400">{name}</h2>
      <p className={classes.figureValue}>{value}</p>
      <p className="ui-small ui-dim">{note}</p>
    </div>
  );
}

/** Returns the numbers of the other languages in one line. */
function useOtherLocales(statistics: Statistics): string {
  const localeName = useLocaleName();
  const { share } = useStatisticsFormat();
  const total = statistics.locales.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const others = statistics.locales.slice(1).filter(({ finished }) => finished !== null);
  return others.map(({ locale, finished }) => `${localeName(locale)} ${share(finished, total)}`).join(', ');
}

/** Number of checks, average score and main language. */
export function KeyFigures({
  statistics,
  weeks,
  count: selectedCount,
}: {
  statistics: Statistics;
  weeks: SelectedWeeks;
  count: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const localeName = useLocaleName();
  const { count, share, level } = useStatisticsFormat();
  const { locales, version } = statistics;
  const others = useOtherLocales(statistics);
  const growthPercent = calculateGrowthPercent(weeks);
  const total = locales.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const [main] = locales;
  const signedPercent = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <div className={classes.keyFigures}>
      <KeyFigure
        name={t('statistics.finished')}
        value={count(sumFinished(weeks.current))}
        note={
          growthPercent === null
            ? t('statistics.noComparison')
            : t('statistics.growth', { growth: signedPercent.format(growthPercent / 100), count: selectedCount ?? 0 })
        }
      />
      <KeyFigure
        name={t('statistics.median')}
        value={count(version?.medianScore)}
        note={
          version && version.medianScore !== null
            ? t('statistics.medianNote', { level: level(version.medianLevel), mean: count(version.meanScore) })
            : t('statistics.tooFew')
        }
      />
      {main && main.finished !== null ? (
        <KeyFigure
          name={t('statistics.answeredIn', { language: localeName(main.locale) })}
          value={share(main.finished, total)}
          note={others}
        />
      ) : null}
      <LevelBar levels={statistics.levels} />
    </div>
  );
}

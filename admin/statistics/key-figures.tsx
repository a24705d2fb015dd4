import type { StatisticsQuery } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { useLocaleName } from '../shared/i18n/locale-name.ts';
import { type ChosenWeeks, growth, sumFinished } from './choose-weeks.ts';
import { LevelBar } from './level-bar.tsx';
import classes from './statistics.module.css';
import { useFigures } from './use-figures.ts';

type Statistics = StatisticsQuery['checkStatistics'];

function KeyFigure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={classes.keyFigure}>
      <h2 className={classes.figureName}>{name}</h2>
      <p className={classes.figureValue}>{value}</p>
      <p className={classes.hint}>{note}</p>
    </div>
  );
}

/** What the other languages have, in one line. */
function useOtherLocales(statistics: Statistics): string {
  const localeName = useLocaleName();
  const { share } = useFigures();
  const whole = statistics.locales.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const others = statistics.locales.slice(1).filter(({ finished }) => finished !== null);
  return others.map(({ locale, finished }) => `${localeName(locale)} ${share(finished, whole)}`).join(', ');
}

/** How many, how good, and in which language. */
export function KeyFigures({
  statistics,
  weeks,
  count: chosen,
}: {
  statistics: Statistics;
  weeks: ChosenWeeks;
  count: number | undefined;
}) {
  const { t, i18n } = useTranslation();
  const localeName = useLocaleName();
  const { count, share, level } = useFigures();
  const { locales, version } = statistics;
  const others = useOtherLocales(statistics);
  const grown = growth(weeks);
  const whole = locales.reduce((sum, { finished }) => sum + (finished ?? 0), 0);
  const [main] = locales;
  const sign = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <div className={classes.keyFigures}>
      <KeyFigure
        name={t('statistics.finished')}
        value={count(sumFinished(weeks.present))}
        note={
          grown === null
            ? t('statistics.noComparison')
            : t('statistics.growth', { growth: sign.format(grown / 100), count: chosen ?? 0 })
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
          value={share(main.finished, whole)}
          note={others}
        />
      ) : null}
      <LevelBar levels={statistics.levels} />
    </div>
  );
}

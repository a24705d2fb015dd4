import { toCsvLine } from '../shared/csv/csv-line.ts';
import type { CheckStatistics, VersionStatistics } from './statistics.type.ts';

type Cell = string | number | null;

/** What of a figure is told where it is hidden. */
const hidden = 'hidden';
const told = (value: number | null): Cell => value ?? hidden;

const header = ['figure', 'from', 'to', 'locale', 'version', 'category', 'question', 'answer', 'points', 'value'];

/** The columns between the figure's name and its value, as far as they are set. */
type Place = Partial<Record<'from' | 'to' | 'locale' | 'category' | 'question' | 'answer', string>> & {
  version?: number;
  points?: number | null;
};

function toLine(figure: string, place: Place, value: Cell): string {
  const { from = '', to = '', locale = '', version = '', category = '', question = '', answer = '' } = place;
  return toCsvLine([figure, from, to, locale, version, category, question, answer, place.points ?? '', value]);
}

function versionLines({ number: version, ...figures }: VersionStatistics): string[] {
  const nameOf = (key: string) => figures.categories.find((category) => category.key === key)?.name ?? key;
  return [
    toLine('finished', { version }, told(figures.finished)),
    toLine('median score', { version }, told(figures.medianScore)),
    toLine('mean score', { version }, told(figures.meanScore)),
    ...figures.categories.flatMap(({ name: category, meanScore, bad, scored }) => [
      toLine('category mean score', { version, category }, told(meanScore)),
      toLine('category bad', { version, category }, told(bad)),
      toLine('category scored', { version, category }, told(scored)),
    ]),
    ...figures.questions.flatMap(({ text: question, category: key, answers }) =>
      answers.map(({ text, points, given }) => {
        const place = { version, category: nameOf(key), question, answer: text ?? 'not applicable', points };
        return toLine('answer given', place, told(given));
      }),
    ),
  ];
}

/** The statistics as CSV with one figure a line; `locale` is the one that weeks and levels are of. */
export function writeCsv({ periods, levels, locales, version }: CheckStatistics, locale: string): string {
  return [
    // With its mark, spreadsheets read the file as UTF-8.
    `\uFEFF${toCsvLine(header)}`,
    ...periods.map(({ from, to, finished }) => toLine('finished', { from, to, locale }, told(finished))),
    ...locales.map(({ locale: name, finished }) => toLine('finished by locale', { locale: name }, told(finished))),
    ...levels.map(({ level, finished }) => toLine(`level ${level}`, { locale }, told(finished))),
    ...(version ? versionLines(version) : []),
  ].join('');
}

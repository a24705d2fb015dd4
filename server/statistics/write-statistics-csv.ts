import { toCsvLine } from '../shared/csv/to-csv-line.ts';
import type { CheckStatistics, VersionStatistics } from './statistics.type.ts';

type Cell = string | number | null;

/** Value of a hidden number. */
const hidden = 'hidden';
const toCell = (value: number | null): Cell => value ?? hidden;

const header = ['figure', 'from', 'to', 'locale', 'version', 'category', 'question', 'answer', 'points', 'value'];

/** The columns between the name of a number and its value; those that are missing are empty. */
type FigureColumns = Partial<Record<'from' | 'to' | 'locale' | 'category' | 'question' | 'answer', string>> & {
  version?: number;
  points?: number | null;
};

function toLine(figure: string, columns: FigureColumns, value: Cell): string {
  const { from = '', to = '', locale = '', version = '', category = '', question = '', answer = '' } = columns;
  return toCsvLine([figure, from, to, locale, version, category, question, answer, columns.points ?? '', value]);
}

function versionLines({ number: version, ...figures }: VersionStatistics): string[] {
  const categoryNameOf = (key: string) => figures.categories.find((category) => category.key === key)?.name ?? key;
  return [
    toLine('finished', { version }, toCell(figures.finished)),
    toLine('median score', { version }, toCell(figures.medianScore)),
    toLine('mean score', { version }, toCell(figures.meanScore)),
    ...figures.categories.flatMap(({ name: category, meanScore, bad, scored }) => [
      toLine('category mean score', { version, category }, toCell(meanScore)),
      toLine('category bad', { version, category }, toCell(bad)),
      toLine('category scored', { version, category }, toCell(scored)),
    ]),
    ...figures.questions.flatMap(({ text: question, category: key, answers }) =>
      answers.map(({ text, points, given }) => {
        const columns = { version, category: categoryNameOf(key), question, answer: text ?? 'not applicable', points };
        return toLine('answer given', columns, toCell(given));
      }),
    ),
  ];
}

/** Writes the statistics as CSV, one number per line; `locale` is that of weeks and levels. */
export function writeStatisticsCsv({ periods, levels, locales, version }: CheckStatistics, locale: string): string {
  return [
    // Spreadsheets need the byte order mark to read the file as UTF-8.
    `\uFEFF${toCsvLine(header)}`,
    ...periods.map(({ from, to, finished }) => toLine('finished', { from, to, locale }, toCell(finished))),
    ...locales.map(({ locale: name, finished }) => toLine('finished by locale', { locale: name }, toCell(finished))),
    ...levels.map(({ level, finished }) => toLine(`level ${level}`, { locale }, toCell(finished))),
    ...(version ? versionLines(version) : []),
  ].join('');
}

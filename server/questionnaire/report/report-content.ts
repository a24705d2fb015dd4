/** Words of the report in the visitor's language, filled in. */
export type ReportWords = {
  title: string;
  date: string;
  eyebrow: string;
  heading: string;
  /** The level among the others, as text: the gauge in words. */
  gauge: string;
  allLevels: string;
  ofHundred: string;
  begin: string;
  perCategory: string;
  columns: { number: string; category: string; level: string; score: string };
  noScore: string;
  advice: string;
  noAdvice: string;
  tick: string;
  foot: string;
  questions: string;
  /** With {page} and {count}, which only the finished report knows. */
  page: string;
};

export type ReportCategory = { name: string; score: number | null; level: number | null; levelWord: string };

export type ReportAdvice = { title: string; text: string; category: string; asked: string; effort: string };

export type ReportGroup = { title: string; advice: ReportAdvice[] };

/** All that is drawn: plain data, so that another thread can draw it. */
export type ReportContent = {
  /** Language tag, as 'nl-NL'. */
  language: string;
  siteName: string;
  words: ReportWords;
  score: number;
  level: number;
  categories: ReportCategory[];
  groups: ReportGroup[];
};

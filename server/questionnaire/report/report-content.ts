/** Texts of the report in the visitor's language, with their values. */
export type ReportWords = {
  title: string;
  date: string;
  eyebrow: string;
  heading: string;
  /** The level among the others, as text for screen readers. */
  gauge: string;
  allLevels: string;
  ofHundred: string;
  begin: string;
  perCategory: string;
  columns: { number: string; category: string; level: string; score: string };
  noScore: string;
  advice: string;
  noAdvice: string;
  inOrder: string;
  notAnswered: string;
  notAnsweredIntro: string;
  tick: string;
  foot: string;
  questions: string;
  /** With {page} and {count}, which are known only at the end. */
  page: string;
};

/** A category in the report, with its level in words. */
export type ReportCategory = { name: string; score: number | null; level: number | null; levelWord: string };

/** Advice in the report. */
export type ReportAdvice = {
  title: string;
  text: string;
  category: string;
  /** Number of the question, and the answer. */
  questionLine: string;
  effort: string;
  /** The effort without its description. */
  shortEffort: string;
};

/** A question with its number, and what was answered. */
export type ReportAnswer = { question: string; answer: string };

/** Advice of the same urgency. */
export type ReportGroup = { title: string; advice: ReportAdvice[] };

/** Everything that is rendered: plain data, so that another thread can render it. */
export type ReportContent = {
  /** Language tag, as 'nl-NL'. */
  language: string;
  siteName: string;
  words: ReportWords;
  score: number;
  level: number;
  /** The result in a few sentences. */
  summary: string;
  /** What to begin with, for the first page. */
  first: ReportAdvice[];
  categories: ReportCategory[];
  groups: ReportGroup[];
  inOrder: ReportAnswer[];
  notAnswered: ReportAnswer[];
};

import type { Effort, ScoreLevel, Urgency } from './questionnaire.ts';

/** A question and what was answered to it. */
export type AnsweredQuestion = {
  /** Number of the question, from 1. */
  question: number;
  questionText: string;
  answerText: string;
  /** Key of the category. */
  category: string;
};

/** Advice about one answer. */
export type Advice = AnsweredQuestion & {
  /** Points of the answer, 0 to 2. */
  points: number;
  urgency: Urgency;
  /** Whether the answer means 'we do not know'. */
  isUnknown: boolean;
  title: string;
  text: string;
  effort: Effort;
  /** The effort in words. */
  effortText: string;
};

/** Score and level of a category; null if none of its questions applies. */
export type CategoryResult = {
  key: string;
  icon: string;
  name: string;
  score: number | null;
  level: ScoreLevel | null;
};

/** The result in a few sentences. */
export type CheckSummary = {
  text: string;
  /** Titles of the first three steps that cannot wait; empty if everything can. */
  first: string[];
};

/** The answer that was given to a question, by keys. */
export type GivenAnswer = { question: string; answer: string };

/** Result of a finished check in one language. */
export type RiskCheckResult = {
  version: number;
  /** When it was finished. */
  date: Date;
  score: number;
  level: ScoreLevel;
  thresholds: number[];
  summary: CheckSummary;
  categories: CategoryResult[];
  /** Most urgent first, then least effort, then fewest points. */
  advice: Advice[];
  /** Answers with full points. */
  inOrder: AnsweredQuestion[];
  /** 'Not applicable' and 'we do not know'. */
  notAnswered: AnsweredQuestion[];
  notApplicable: number;
  /** In the order of the questions. */
  answers: GivenAnswer[];
};

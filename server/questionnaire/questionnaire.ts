/** Effort of an advice: 1 small, 2 medium, 3 large. */
export type Effort = 1 | 2 | 3;

/** When to act on an answer: at once, this year, later, or not at all; the most urgent first. */
export const urgencies = ['now', 'year', 'later', 'none'] as const;

export type Urgency = (typeof urgencies)[number];

export type Answer = {
  key: string;
  points: number;
  /** Effort of its advice; null for full points, without advice. */
  effort: Effort | null;
  /** 'none' for full points, and only for them. */
  urgency: Urgency;
  /** Whether it means 'we do not know'; true for exactly one answer to each question of a published version. */
  isUnknown: boolean;
};

export type Question = {
  key: string;
  /** Key of its category. */
  category: string;
  /** Whether 'not applicable' is offered. A question answered so does not affect the score. */
  canBeNotApplicable: boolean;
  answers: Answer[];
};

/** `icon` names one of the site's subject icons. */
export type QuestionCategory = { key: string; icon: string };

/** Questions, points, urgencies and thresholds of a version, without texts. */
export type QuestionnaireContent = {
  categories: QuestionCategory[];
  questions: Question[];
  /** Lowest scores of the levels moderate, sufficient and good; strictly rising. */
  thresholds: [number, number, number];
};

/** Draft until published; superseded by the next publication. There is at most one draft and one published version. */
export type QuestionnaireState = 'draft' | 'published' | 'superseded';

/** A stored version; it does not change after its publication. */
export type QuestionnaireVersion = {
  id: number;
  /** From 1; shown to visitors and in statistics. */
  number: number;
  state: QuestionnaireState;
  /** Language in which it is written, the source of its translations. */
  sourceLanguage: string;
  content: QuestionnaireContent;
};

/** Texts of one language by their keys, see text-keys.ts. */
export type QuestionnaireTexts = Readonly<Record<string, string>>;

/** Value of 'not applicable' in answers and counters. No answer may have this key. */
export const notApplicable = 'not-applicable';

/** Number of questions of a published version. */
export const requiredQuestionCount = 21;

/** Fewest answers other than 'not applicable' that a score needs. */
export const minApplicableAnswers = 11;

/** Levels from 0 (bad) to 3 (good). */
export type ScoreLevel = 0 | 1 | 2 | 3;

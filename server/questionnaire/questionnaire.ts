/** How much work an advice is: 1 small, 2 medium, 3 large. */
export type Effort = 1 | 2 | 3;

/** `effort` is that of its advice; null where it is worth full marks and has none. */
export type Answer = { key: string; points: number; effort: Effort | null };

export type Question = {
  key: string;
  /** Key of its category. */
  category: string;
  /** Whether 'not applicable' is offered; a question answered so is left out of the score. */
  canBeNotApplicable: boolean;
  answers: Answer[];
};

/** `icon` is one of the subjects that the site draws. */
export type Category = { key: string; icon: string };

/** What a version asks and how it counts, without a word of any language. */
export type QuestionnaireContent = {
  categories: Category[];
  questions: Question[];
  /** The scores from which on the level is moderate, sufficient and good; strictly rising. */
  thresholds: [number, number, number];
};

/** Draft until published; superseded once another is. One draft and one published version at most. */
export type QuestionnaireState = 'draft' | 'published' | 'superseded';

/** A version as it is kept; frozen from its publication on. */
export type QuestionnaireVersion = {
  id: number;
  /** Counted from 1, told to visitors and in statistics. */
  number: number;
  state: QuestionnaireState;
  /** Language in which it is written first: the source of its translations. */
  sourceLanguage: string;
  content: QuestionnaireContent;
};

/** Texts of one language by their keys, see text-keys.ts. */
export type QuestionnaireTexts = Readonly<Record<string, string>>;

/** What stands for 'not applicable' in answers and counters; no answer can have this key. */
export const notApplicable = 'not-applicable';

/** Questions of a version that can be published. */
export const questionCount = 21;

/** Answers other than 'not applicable' that a score needs at least. */
export const fewestApplicable = 11;

/** Levels from 0, bad, to 3, good. */
export type Level = 0 | 1 | 2 | 3;

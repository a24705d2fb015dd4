import { z } from 'zod';
import { notApplicable, urgencies } from '../questionnaire/index.ts';
import { isStorableText, textInput, textLimits } from '../shared/errors/index.ts';

/** Far more than anybody writes. A draft may have more or fewer questions than a published version. */
const limits = { categories: 50, questions: 100, answers: 10, languages: 20, texts: 10_000 } as const;

/** Keys are used in counters, in URLs of the check and in text keys. */
const keyPattern = /^[a-z][a-z0-9-]{0,39}$/;
const key = z.string().regex(keyPattern);

const language = z.string().regex(/^[a-z]{2}$/);

const hasUniqueKeys = (items: readonly { key: string }[]): boolean =>
  new Set(items.map((item) => item.key)).size === items.length;

const answer = z.object({
  key: key.refine((value) => value !== notApplicable),
  points: z.int().min(0).max(3),
  effort: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  urgency: z.enum(urgencies).optional().describe('without it derived: 0 points now, 1 year, 2 later, 3 none'),
  isUnknown: z.boolean().optional().describe("whether it means 'we do not know'; false if left out"),
});

const question = z.object({
  key,
  category: key,
  canBeNotApplicable: z.boolean(),
  answers: z.array(answer).max(limits.answers).refine(hasUniqueKeys),
});

const threshold = z.int().min(1).max(100);

const content = z.object({
  categories: z
    .array(z.object({ key, icon: key }))
    .max(limits.categories)
    .refine(hasUniqueKeys),
  questions: z.array(question).max(limits.questions).refine(hasUniqueKeys),
  thresholds: z.tuple([threshold, threshold, threshold]),
});

const texts = z
  .record(z.string(), textInput(textLimits.description))
  .refine((record) => Object.keys(record).length <= limits.texts && Object.keys(record).every(isStorableText));

const translation = z.object({
  language,
  texts,
  /** Keys of texts that are still correct although their source has changed. */
  upToDate: z.array(z.string()).max(limits.texts).nullish(),
});

/** What storing a draft replaces: the content, and the texts of the given languages. */
export const storeQuestionnaireInput = z.object({
  content,
  translations: z
    .array(translation)
    .max(limits.languages)
    .refine((list) => new Set(list.map((one) => one.language)).size === list.length),
  revision: z.int().min(0).nullish(),
});

export type StoreQuestionnaireInput = z.output<typeof storeQuestionnaireInput>;
export type DraftTranslationInput = StoreQuestionnaireInput['translations'][number];

export const draftRevisionInput = z.object({ revision: z.int().min(0).nullish() });

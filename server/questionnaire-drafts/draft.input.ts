import { z } from 'zod';
import { notApplicable } from '../questionnaire/index.ts';
import { isStorableText, text, textLimits } from '../shared/errors/index.ts';

/** Far above what anybody writes; a draft may have more or fewer questions than a version that is published. */
const most = { categories: 50, questions: 100, answers: 10, languages: 20, texts: 10_000 } as const;

/** Keys stand in counters, in addresses of the check and in the keys of texts. */
const keyForm = /^[a-z][a-z0-9-]{0,39}$/;
const key = z.string().regex(keyForm);

const language = z.string().regex(/^[a-z]{2}$/);

const hasUniqueKeys = (items: readonly { key: string }[]): boolean =>
  new Set(items.map((item) => item.key)).size === items.length;

const answer = z.object({
  key: key.refine((value) => value !== notApplicable),
  points: z.int().min(0).max(3),
  effort: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});

const question = z.object({
  key,
  category: key,
  canBeNotApplicable: z.boolean(),
  answers: z.array(answer).max(most.answers).refine(hasUniqueKeys),
});

const threshold = z.int().min(1).max(100);

const content = z.object({
  categories: z
    .array(z.object({ key, icon: key }))
    .max(most.categories)
    .refine(hasUniqueKeys),
  questions: z.array(question).max(most.questions).refine(hasUniqueKeys),
  thresholds: z.tuple([threshold, threshold, threshold]),
});

const texts = z
  .record(z.string(), text(textLimits.description))
  .refine((record) => Object.keys(record).length <= most.texts && Object.keys(record).every(isStorableText));

const translation = z.object({
  language,
  texts,
  /** Keys of texts that are still right although their source has changed. */
  upToDate: z.array(z.string()).max(most.texts).nullish(),
});

/** What a store replaces: the content, and the texts of the languages that are given. */
export const storeQuestionnaireInput = z.object({
  content,
  translations: z
    .array(translation)
    .max(most.languages)
    .refine((list) => new Set(list.map((one) => one.language)).size === list.length),
  revision: z.int().min(0).nullish(),
});

export type StoreQuestionnaireInput = z.output<typeof storeQuestionnaireInput>;
export type TranslationInput = StoreQuestionnaireInput['translations'][number];

export const revisionInput = z.object({ revision: z.int().min(0).nullish() });

import { z } from 'zod';
import { text, textLimits } from '../shared/errors/index.ts';

/** Results of an answer at most, and without a wish. */
const mostResults = 100;
const usualResults = 25;

const values = () =>
  z
    .array(text(textLimits.name))
    .max(100)
    .nullish()
    .transform((list) => (list && list.length > 0 ? list : null));

const number = (schema: z.ZodType<number>, otherwise: number) =>
  schema.nullish().transform((value) => value ?? otherwise);

const term = text(textLimits.name)
  .nullish()
  .transform((value) => value ?? '');

/** What visitors search for; null, empty and missing filters narrow nothing. */
export const searchInput = z.object({
  term,
  locales: values(),
  pageTypes: values(),
  tags: values(),
  count: number(z.int().min(1).max(mostResults), usualResults),
  offset: number(z.int().min(0).max(1_000_000), 0),
});

export const suggestionInput = z.object({ term, locale: text(20).nullish() });

import { z } from 'zod';
import { textInput, textLimits } from '../shared/errors/index.ts';

/** Most results per response, and the default. */
const maxResults = 100;
const defaultResults = 25;

const optionalTexts = () =>
  z
    .array(textInput(textLimits.name))
    .max(100)
    .nullish()
    .transform((list) => (list && list.length > 0 ? list : null));

const numberWithDefault = (schema: z.ZodType<number>, defaultValue: number) =>
  schema.nullish().transform((value) => value ?? defaultValue);

const term = textInput(textLimits.name)
  .nullish()
  .transform((value) => value ?? '');

/** A visitor's search; null, empty and missing filters do not filter. */
export const searchInput = z.object({
  term,
  locales: optionalTexts(),
  pageTypes: optionalTexts(),
  tags: optionalTexts(),
  count: numberWithDefault(z.int().min(1).max(maxResults), defaultResults),
  offset: numberWithDefault(z.int().min(0).max(1_000_000), 0),
});

export const suggestionInput = z.object({ term, locale: textInput(20).nullish() });

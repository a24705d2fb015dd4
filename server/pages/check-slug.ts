import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput, text } from '../shared/errors/index.ts';
import { isSlugFree } from './page.queries.ts';
import { isSlug } from './slug.ts';

/** Characters; what is longer is no slug anyway. */
const longestQuestion = 1_000;

export const slugAvailableInput = z.object({ slug: text(longestQuestion), locale: text(longestQuestion) });

/**
 * Whether a page could be given this address now: well formed, in an available locale, and free.
 * Signed in; V_01, V_12, V_14 on `page.…` where the question itself is wrong.
 */
export async function checkSlug(context: Context, input: unknown): Promise<boolean> {
  requireViewer(context);
  const address = parseInput(slugAvailableInput, input, 'page');
  if (!isSlug(address.slug)) return false;
  const { availableLocales } = await loadSettings(context.em);
  return availableLocales.includes(address.locale) && isSlugFree(context.em, address);
}

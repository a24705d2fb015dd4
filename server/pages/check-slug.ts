import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput, text } from '../shared/errors/index.ts';
import type { Page } from './page.entity.ts';
import { findPageAt } from './page.queries.ts';
import { findBrokenSlugRule, type SlugRule } from './slug.ts';

/** Characters; what is longer is no slug anyway. */
const longestQuestion = 1_000;

export const slugAvailableInput = z.object({ slug: text(longestQuestion), locale: text(longestQuestion) });

export type SlugCheck = {
  available: boolean;
  /** The rule that forbids it to any page. */
  rule: SlugRule | null;
  /** The page that has it. */
  takenBy: Page | null;
};

/**
 * Whether a page could be given this address now (well formed, in an available locale, and free), and why not.
 * Signed in; V_01, V_12, V_14 on `page.…` where the question itself is wrong.
 */
export async function checkSlug(context: Context, input: unknown): Promise<SlugCheck> {
  requireViewer(context);
  const address = parseInput(slugAvailableInput, input, 'page');
  const rule = findBrokenSlugRule(address.slug);
  if (rule !== null) return { available: false, rule, takenBy: null };
  const { availableLocales } = await loadSettings(context.em);
  if (!availableLocales.includes(address.locale)) return { available: false, rule, takenBy: null };
  const takenBy = await findPageAt(context.em, address);
  return { available: takenBy === null, rule, takenBy };
}

import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { type Context, requireViewer } from '../shared/context.ts';
import { parseInput, textInput } from '../shared/errors/index.ts';
import type { Page } from './page.entity.ts';
import { findPageByAddress } from './page.queries.ts';
import { findBrokenSlugRule, type SlugRule } from '../content/index.ts';

/** Characters; longer values cannot be slugs. */
const maxInputLength = 1_000;

export const slugAvailableInput = z.object({ slug: textInput(maxInputLength), locale: textInput(maxInputLength) });

/** The result of checking a slug. */
export type SlugCheck = {
  available: boolean;
  /** The rule that the slug breaks; null if it is well formed. */
  rule: SlugRule | null;
  /** The page that has this slug. */
  takenBy: Page | null;
};

/**
 * Checks whether a page could get this slug now (well formed, in an available locale, and free), and if not, why.
 * Signed in; V_01, V_12, V_14 on `page.…` for invalid input.
 */
export async function checkSlug(context: Context, input: unknown): Promise<SlugCheck> {
  requireViewer(context);
  const address = parseInput(slugAvailableInput, input, 'page');
  const rule = findBrokenSlugRule(address.slug);
  if (rule !== null) return { available: false, rule, takenBy: null };
  const { availableLocales } = await loadSettings(context.em);
  if (!availableLocales.includes(address.locale)) return { available: false, rule, takenBy: null };
  const takenBy = await findPageByAddress(context.em, address);
  return { available: takenBy === null, rule, takenBy };
}

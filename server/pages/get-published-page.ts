import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { NotFound, parseInput, text } from '../shared/errors/index.ts';
import { findPublishedPage, type FoundPage } from './page.queries.ts';
import { isSlug, parseAddress } from './slug.ts';

/** Locale prefix and slug at most; what is longer names no page. */
const longestAddress = 1_000;

export const publishedAddressInput = z.object({
  slug: text(longestAddress),
  locale: text(20)
    .nullish()
    .transform((value) => value || null),
});

/**
 * What visitors see at a slug, which may begin with a locale's prefix; `locale` says it outright. An old slug answers
 * the page with its present one.
 * 404 PM_01 where visitors see nothing, whatever staff may see; V_01, V_12 on `page.slug`.
 */
export async function getPublishedPage(em: EntityManager, input: unknown): Promise<FoundPage> {
  const { slug, locale } = parseInput(publishedAddressInput, input ?? {}, 'page');
  const { defaultLocale } = await loadSettings(em);
  const address = locale ? { locale, slug: slug || '/' } : parseAddress(slug, defaultLocale);
  const found = isSlug(address.slug) ? await findPublishedPage(em, address) : null;
  if (!found) throw new NotFound('PM_01');
  return found;
}

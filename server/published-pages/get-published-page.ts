import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import { NotFound, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { findPublishedPage, type PublishedPageData } from './published-page.queries.ts';
import { isSlug, parsePageAddress } from '../content/index.ts';

/** Characters of locale prefix and slug; no page has a longer path. */
const maxAddressLength = 1_000;

/** A slug, and a locale if the slug has no locale prefix. */
export const publishedAddressInput = z.object({
  slug: textInput(maxAddressLength),
  locale: textInput(20)
    .nullish()
    .transform((value) => value || null),
});

/**
 * Returns the published page at a slug. The slug may begin with a locale prefix, or `locale` names the locale. An old
 * slug returns the page with its current slug.
 * 404 PM_01 if visitors see no page there, even if staff do; V_01, V_12 on `page.slug`.
 */
export async function getPublishedPage(em: EntityManager, input: unknown): Promise<PublishedPageData> {
  const { slug, locale } = parseInput(publishedAddressInput, input ?? {}, 'page');
  const { defaultLocale } = await loadSettings(em);
  const address = locale ? { locale, slug: slug || '/' } : parsePageAddress(slug, defaultLocale);
  const found = isSlug(address.slug) ? await findPublishedPage(em, address) : null;
  if (!found) throw new NotFound(Errors.pageNotFound);
  return found;
}

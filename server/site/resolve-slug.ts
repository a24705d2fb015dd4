import type { EntityManager } from '@mikro-orm/postgresql';
import { getPublishedPage, parseAddress } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { AppError } from '../shared/errors/index.ts';

/** The slug itself where visitors find a page, else that of its locale's not-found page: `404`, `nl-nl/404`. */
export async function resolveSlug(em: EntityManager, slug: string): Promise<string> {
  try {
    await getPublishedPage(em, { slug });
    return slug;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { availableLocales, defaultLocale } = await loadSettings(em);
    const { locale } = parseAddress(slug, defaultLocale);
    return locale === defaultLocale || !availableLocales.includes(locale) ? '404' : `${locale}/404`;
  }
}

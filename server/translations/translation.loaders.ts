import DataLoader from 'dataloader';
import { type ComparedPage, countChangedBlocks } from '../history/index.ts';
import { Page } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { compareWithSource } from './list-untranslated-texts.ts';
import { loadTranslatedTexts, loadTranslations, type TranslationStatus } from './translation.queries.ts';

/** Translation status by page id; null for other pages. */
export const createTranslationsLoader = ({ em }: GraphQLContext): DataLoader<number, TranslationStatus | null> =>
  new DataLoader(async (pageIDs) => {
    const translations = new Map((await loadTranslations(em, pageIDs)).map((one) => [one.pageID, one]));
    return pageIDs.map((pageID) => translations.get(pageID) ?? null);
  });

/** Number of untranslated texts by page id; null for pages that are not translations. */
export const createUntranslatedCountLoader = ({ em, services }: GraphQLContext): DataLoader<number, number | null> =>
  new DataLoader(async (pageIDs) => {
    const texts = await loadTranslatedTexts(em, pageIDs);
    const counts = new Map(texts.map((one) => [one.pageID, compareWithSource(services, one).length]));
    return pageIDs.map((pageID) => counts.get(pageID) ?? null);
  });

/** Source pages of translations, by id. */
export const createSourcePageLoader = ({ em }: GraphQLContext): DataLoader<number, Page | null> =>
  new DataLoader(async (ids) => {
    const pages = new Map(
      (await em.find(Page, { id: { $in: [...ids] }, deletedAt: null })).map((page) => [page.id, page]),
    );
    return ids.map((id) => pages.get(id) ?? null);
  });

/** Returns the properties of the source page for a comparison. */
export function toComparedSource(services: Services, { sourceType, sourceLocale }: TranslationStatus): ComparedPage {
  const { blockDefinitions, pageTypeDefinitions } = services;
  return { blockDefinitions, pageTypeDefinitions, pageType: sourceType, locale: sourceLocale };
}

/**
 * Returns how many blocks of the source changed since the translation was brought up to date; 0 if the source was
 * deleted.
 */
export function countChangedSourceBlocks(services: Services, translation: TranslationStatus): number {
  return translation.blocks ? countChangedBlocks(toComparedSource(services, translation), translation.blocks) : 0;
}

import DataLoader from 'dataloader';
import { type ComparedPage, countChangedBlocks } from '../history/index.ts';
import { Page } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { compareTexts } from './list-untranslated-texts.ts';
import { loadTranslatedTexts, loadTranslations, type Translation } from './translation.queries.ts';

/** Translations by the number of their page; null for other pages. */
export const createTranslationsLoader = ({ em }: GraphQLContext): DataLoader<number, Translation | null> =>
  new DataLoader(async (pageIDs) => {
    const translations = new Map((await loadTranslations(em, pageIDs)).map((one) => [one.pageID, one]));
    return pageIDs.map((pageID) => translations.get(pageID) ?? null);
  });

/** How many texts of a translation, by the number of its page, still say the same as its source; null for other pages. */
export const createUntranslatedCountLoader = ({ em, services }: GraphQLContext): DataLoader<number, number | null> =>
  new DataLoader(async (pageIDs) => {
    const texts = await loadTranslatedTexts(em, pageIDs);
    const counts = new Map(texts.map((one) => [one.pageID, compareTexts(services, one).length]));
    return pageIDs.map((pageID) => counts.get(pageID) ?? null);
  });

/** Pages that translations were made from. */
export const createSourcesLoader = ({ em }: GraphQLContext): DataLoader<number, Page | null> =>
  new DataLoader(async (ids) => {
    const pages = new Map(
      (await em.find(Page, { id: { $in: [...ids] }, deletedAt: null })).map((page) => [page.id, page]),
    );
    return ids.map((id) => pages.get(id) ?? null);
  });

/** What a comparison of a translation's source must know. */
export function sourceOf(services: Services, { sourceType, sourceLocale }: Translation): ComparedPage {
  const { blockDefinitions, pageTypeDefinitions } = services;
  return { blockDefinitions, pageTypeDefinitions, pageType: sourceType, locale: sourceLocale };
}

/** How many blocks of its source changed since a translation was brought up to date; none where the source is gone. */
export function countSourceChanges(services: Services, translation: Translation): number {
  return translation.blocks ? countChangedBlocks(sourceOf(services, translation), translation.blocks) : 0;
}

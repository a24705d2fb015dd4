import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageVersion } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import { loadTranslatedTexts, type TranslatedTexts } from './translation.queries.ts';
import { findUntranslatedTexts, type TextContent } from './untranslated-texts.ts';

type Dependencies = { em: EntityManager; services: Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'> };

/** Returns the properties of texts that are still the same as in the source; empty if the page is not a translation. */
export async function listUntranslatedTexts({ em, services }: Dependencies, version: PageVersion): Promise<string[]> {
  const [texts] = await loadTranslatedTexts(em, [version.pageId]);
  return texts ? compareWithSource(services, { ...texts, content: version }) : [];
}

/** Like `listUntranslatedTexts`, for loaded texts. */
export function compareWithSource(services: Dependencies['services'], texts: TranslatedTexts): string[] {
  const { content, source, remembered, pageType } = texts;
  const before = { ...(source ?? withoutOwnTexts(content)), blocks: remembered };
  return findUntranslatedTexts(services, { content, pageType, sources: source ? [source, before] : [before] });
}

/** Of a deleted source only the blocks are known. */
const withoutOwnTexts = (content: TextContent): TextContent => ({
  ...content,
  pageTypeProps: {},
  pageTypeImages: {},
  seoTitle: '',
  seoDescription: '',
});

import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageVersion } from '../pages/index.ts';
import type { Services } from '../shared/context.ts';
import { loadTranslatedTexts, type TranslatedTexts } from './translation.queries.ts';
import { findUntranslatedTexts, type TextContent } from './untranslated-texts.ts';

type Reader = { em: EntityManager; services: Pick<Services, 'blockDefinitions' | 'pageTypeDefinitions'> };

/** The texts of a version that still say the same as the source of its page; none where that is no translation. */
export async function listUntranslatedTexts({ em, services }: Reader, version: PageVersion): Promise<string[]> {
  const [texts] = await loadTranslatedTexts(em, [version.pageId]);
  return texts ? compareTexts(services, { ...texts, content: version }) : [];
}

/** As `listUntranslatedTexts`, for texts that are loaded already. */
export function compareTexts(services: Reader['services'], texts: TranslatedTexts): string[] {
  const { content, source, remembered, pageType } = texts;
  const before = { ...(source ?? withoutOwnTexts(content)), blocks: remembered };
  return findUntranslatedTexts(services, { content, pageType, sources: source ? [source, before] : [before] });
}

/** Of a source that is gone only the blocks are known. */
const withoutOwnTexts = (content: TextContent): TextContent => ({
  ...content,
  pageTypeProps: {},
  pageTypeImages: {},
  seoTitle: '',
  seoDescription: '',
});

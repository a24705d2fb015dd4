import { useMemo } from 'react';
import { useEditorServices } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { type PublicationWarning, withPlaces } from './publication-check.ts';
import type { WritingAdvice } from './writing/block-advice.ts';
import { findBlockAdvice, findPageAdvice, measurePageReadability } from './writing/page-advice.ts';
import type { Readability } from './writing/readability.ts';

/** Returns the advice of `select`; the list stays the same object while its content is equal, which avoids renders. */
function useAdvice(select: (content: PageContent, locale: string) => readonly WritingAdvice[]) {
  const { locale } = useEditorServices();
  const text = useContentValue((content) => JSON.stringify(select(content, locale)));
  return useMemo<readonly PublicationWarning[]>(() => withPlaces(JSON.parse(text) as WritingAdvice[]), [text]);
}

/** The writing advice on the page as it is on the screen. */
export function useWritingAdvice(): readonly PublicationWarning[] {
  return useAdvice(findPageAdvice);
}

/** The writing advice on one block. */
export function useBlockAdvice(key: string): readonly PublicationWarning[] {
  return useAdvice((content, locale) => findBlockAdvice(content, key, locale));
}

/** The readability of the page. */
export function useReadability(): Readability {
  const { locale } = useEditorServices();
  const text = useContentValue((content) => JSON.stringify(measurePageReadability(content, locale)));
  return useMemo(() => JSON.parse(text) as Readability, [text]);
}

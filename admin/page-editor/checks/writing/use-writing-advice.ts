import { useMemo } from 'react';
import { useTools } from '../../editor/editor-context.ts';
import { useContentValue } from '../../editor/use-content.ts';
import type { PageContent } from '../../content/page-content.ts';
import { type PublicationWarning, toPlaced } from '../publication-check.ts';
import type { WritingAdvice } from './block-advice.ts';
import { adviceOn, findAdvice, readPage } from './page-advice.ts';
import type { Reading } from './reading-level.ts';

/** What `select` finds; a list that says the same draws nothing anew. */
function useAdvice(select: (content: PageContent, locale: string) => readonly WritingAdvice[]) {
  const { locale } = useTools();
  const text = useContentValue((content) => JSON.stringify(select(content, locale)));
  return useMemo<readonly PublicationWarning[]>(() => toPlaced(JSON.parse(text) as WritingAdvice[]), [text]);
}

/** What is advised on the writing of the page, as it stands on the screen. */
export function useWritingAdvice(): readonly PublicationWarning[] {
  return useAdvice(findAdvice);
}

/** The advice on one block. */
export function useBlockAdvice(key: string): readonly PublicationWarning[] {
  return useAdvice((content, locale) => adviceOn(content, key, locale));
}

/** Words of the page and how easily they read. */
export function useReading(): Reading {
  const { locale } = useTools();
  const text = useContentValue((content) => JSON.stringify(readPage(content, locale)));
  return useMemo(() => JSON.parse(text) as Reading, [text]);
}

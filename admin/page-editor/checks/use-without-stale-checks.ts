import { useMemo } from 'react';
import type { PageContent } from '../content/page-content.ts';
import { useContentValue } from '../editor/use-content.ts';
import { type CheckPlace, findUnchangedIndexes } from './publication-check.ts';

/** Drops the checks whose place changed since `checkedContent`; the list stays the same object until one is dropped. */
export function useWithoutStaleChecks<Check extends { place: CheckPlace }>(
  checks: readonly Check[],
  checkedContent: PageContent | undefined,
): readonly Check[] {
  const validIndexes = useContentValue((content) =>
    checkedContent ? findUnchangedIndexes(checks, checkedContent, content).join(' ') : '',
  );
  return useMemo(() => {
    const indexes = validIndexes === '' ? [] : validIndexes.split(' ').map(Number);
    return indexes.length === checks.length ? checks : indexes.flatMap((index) => checks[index] ?? []);
  }, [checks, validIndexes]);
}

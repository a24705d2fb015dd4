import { useMemo } from 'react';
import type { PageContent } from '../content/page-content.ts';
import { useContentValue } from '../editor/use-content.ts';
import { type CheckPlace, listUnchanged } from './publication-check.ts';

/** The checks whose place is as it was when they were asked; the same list until another of them falls away. */
export function useStillTrue<Check extends { place: CheckPlace }>(
  checks: readonly Check[],
  checked: PageContent | undefined,
): readonly Check[] {
  const kept = useContentValue((content) => (checked ? listUnchanged(checks, checked, content).join(' ') : ''));
  return useMemo(() => {
    const indexes = kept === '' ? [] : kept.split(' ').map(Number);
    return indexes.length === checks.length ? checks : indexes.flatMap((index) => checks[index] ?? []);
  }, [checks, kept]);
}

import { useCallback, useState } from 'react';
import type { MergeConflict } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { type ChooseSide, findOpenConflicts } from './base-version.ts';
import type { StoreResult } from './saver.ts';
import type { Saving } from './use-saving.ts';

export type ConflictControls = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  conflictsIn: (content: PageContent) => readonly MergeConflict[];
  /** Name of the user who stored the other side; null if unknown. */
  otherName: string | null;
  resolve: (choose: ChooseSide) => Promise<StoreResult>;
};

/** The state of the conflict dialog and the function that resolves the conflicts. */
export function useConflictControls({ saver, state, mergedFromName }: Saving): ConflictControls {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen: isOpen && state.status === 'conflict',
    open: useCallback(() => setIsOpen(true), []),
    close: useCallback(() => setIsOpen(false), []),
    conflictsIn: useCallback((content) => findOpenConflicts(saver.base, content), [saver]),
    otherName: mergedFromName ?? saver.base.storedBy,
    resolve: useCallback(
      async (choose) => {
        const result = await saver.resolve(choose);
        if (result === 'stored') setIsOpen(false);
        return result;
      },
      [saver],
    ),
  };
}

import { useCallback, useState } from 'react';
import type { Clash } from '../content/merge-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { type Choose, clashesOf } from './common-ground.ts';
import type { StoreResult } from './saver.ts';
import type { Saving } from './use-saving.ts';

export type Conflict = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  clashesIn: (content: PageContent) => readonly Clash[];
  /** Who stored the other side. */
  other: string | null;
  resolve: (choose: Choose) => Promise<StoreResult>;
};

/** What both changed, and the way to choose. */
export function useConflict({ saver, state, mergedFrom }: Saving): Conflict {
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen: isOpen && state.status === 'conflict',
    open: useCallback(() => setIsOpen(true), []),
    close: useCallback(() => setIsOpen(false), []),
    clashesIn: useCallback((content) => clashesOf(saver.ground, content), [saver]),
    other: mergedFrom ?? saver.ground.storedBy,
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

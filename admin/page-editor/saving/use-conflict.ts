import { useCallback, useMemo, useState } from 'react';
import type { Clash } from '../content/merge-content.ts';
import { useContent } from '../editor/use-content.ts';
import { type Choose, clashesOf } from './common-ground.ts';
import type { StoreResult } from './saver.ts';
import type { Saving } from './use-saving.ts';

export type Conflict = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  clashes: readonly Clash[];
  /** Who stored the other side. */
  other: string | null;
  resolve: (choose: Choose) => Promise<StoreResult>;
};

/** What both changed, and the way to choose. */
export function useConflict({ saver, state, merged }: Saving): Conflict {
  const content = useContent();
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = isOpen && state.status === 'conflict';
  const clashes = useMemo(() => (isWanted ? clashesOf(saver.ground, content) : []), [isWanted, saver, content]);
  const resolve = useCallback(
    async (choose: Choose) => {
      const result = await saver.resolve(choose);
      if (result === 'stored') setIsOpen(false);
      return result;
    },
    [saver],
  );
  return {
    isOpen: isWanted,
    open: useCallback(() => setIsOpen(true), []),
    close: useCallback(() => setIsOpen(false), []),
    clashes,
    other: merged?.by ?? saver.ground.storedBy,
    resolve,
  };
}

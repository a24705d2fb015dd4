import { useRef, useState } from 'react';
import { applyTagChange, compareTags, type TagChange } from './tag-change.ts';

export type TagChangeState = {
  /** The stored tags with all pending changes applied. */
  shown: readonly string[];
  /** Changes the tags to this list. */
  change: (to: readonly string[]) => void;
};

/**
 * Tags that show each change at once and are reverted if the server rejects it. Changes are sent one after the other, so
 * that responses arrive in order. `send` stores a change and resolves when `stored` contains it.
 */
export function useTagChanges(stored: readonly string[], send: (change: TagChange) => Promise<void>): TagChangeState {
  const [pending, setPending] = useState<readonly TagChange[]>([]);
  const last = useRef(Promise.resolve());
  const shown = pending.reduce(applyTagChange, stored);

  async function sendAfter(earlier: Promise<void>, tagChange: TagChange): Promise<void> {
    try {
      await earlier;
      await send(tagChange);
    } finally {
      setPending((current) => current.filter((one) => one !== tagChange));
    }
  }

  return {
    shown,
    change(to) {
      const tagChange = compareTags(shown, to);
      setPending((current) => [...current, tagChange]);
      last.current = sendAfter(last.current, tagChange);
    },
  };
}

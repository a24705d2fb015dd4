import type { MediaFileFragment } from '../generated/graphql.ts';
import type { MediaItem } from './content/media-item.ts';
import { useState } from 'react';

/** What is being asked about, in a dialog. */
export type Question =
  | { kind: 'folder' | 'video' }
  | { kind: 'rename'; item: MediaItem }
  | { kind: 'move' | 'delete'; items: readonly MediaItem[] }
  | { kind: 'replace'; file: MediaFileFragment };

export type ItemActions = {
  question: Question | null;
  close: () => void;
  askFolder: () => void;
  askVideo: () => void;
  askRename: (item: MediaItem) => void;
  askMove: (items: readonly MediaItem[]) => void;
  askDelete: (items: readonly MediaItem[]) => void;
  askReplace: (file: MediaFileFragment) => void;
};

/** The dialogs of the library, one at a time. */
export function useItemActions(): ItemActions {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question,
    close: () => setQuestion(null),
    askFolder: () => setQuestion({ kind: 'folder' }),
    askVideo: () => setQuestion({ kind: 'video' }),
    askRename: (item) => setQuestion({ kind: 'rename', item }),
    askMove: (items) => setQuestion({ kind: 'move', items }),
    askDelete: (items) => setQuestion({ kind: 'delete', items }),
    askReplace: (file) => setQuestion({ kind: 'replace', file }),
  };
}

import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { useEditor } from './editor-context.ts';
import { useGetContent } from './use-content.ts';

export type Marking = {
  /** Selects everything from the block that the selection began at to this one. */
  extendTo: (key: string) => void;
  /** Adds a block to those that are selected, or takes it from them. */
  toggle: (key: string) => void;
  markAll: () => void;
};

/** Selecting several blocks, to move, duplicate, copy or remove them together. */
export function useMarking(): Marking {
  const { t } = useTranslation();
  const { state, act } = useEditor();
  const getContent = useGetContent();
  const keysInOrder = () => getContent().blocks.map(({ key }) => key);
  const mark = (key: string, keys: readonly string[], from: string) => {
    act({ type: 'mark', key, keys, from });
    announce(t('editor.said.several.selected', { count: keys.length }));
  };
  const { selected, marked } = state;
  return {
    extendTo: (key) => {
      const all = keysInOrder();
      const from = state.rangeFrom ?? selected ?? key;
      const [start = 0, end = 0] = [all.indexOf(from), all.indexOf(key)].toSorted((one, other) => one - other);
      mark(key, all.slice(Math.max(start, 0), end + 1), from);
    },
    toggle: (key) => {
      const before = marked.length > 0 ? marked : [selected];
      const keys = keysInOrder().filter((other) => before.includes(other) !== (other === key));
      const lead = keys.includes(key) ? key : keys[0];
      if (lead === undefined) act({ type: 'select', key: null });
      else mark(lead, keys, lead);
    },
    markAll: () => {
      const keys = keysInOrder();
      const key = selected ?? keys[0];
      if (key !== undefined) mark(key, keys, keys[0] ?? key);
    },
  };
}

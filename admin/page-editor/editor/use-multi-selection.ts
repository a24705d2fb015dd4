import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import { usePageEditor } from './editor-context.ts';
import { useGetContent } from './use-content.ts';

export type MultiSelection = {
  /** Selects the range from the block at which the selection started to this one. */
  extendTo: (key: string) => void;
  /** Adds a block to the selection or removes it. */
  toggle: (key: string) => void;
  selectAll: () => void;
};

/** Selection of several blocks, to move, duplicate, copy or remove them together. */
export function useMultiSelection(): MultiSelection {
  const { t } = useTranslation();
  const { state, dispatch } = usePageEditor();
  const getContent = useGetContent();
  const keysInOrder = () => getContent().blocks.map(({ key }) => key);
  const select = (key: string, keys: readonly string[], from: string) => {
    dispatch({ type: 'select-several', key, keys, from });
    announce(t('editor.announcements.several.selected', { count: keys.length }));
  };
  const { selected, selectedKeys } = state;
  return {
    extendTo: (key) => {
      const all = keysInOrder();
      const from = state.rangeFrom ?? selected ?? key;
      const [start = 0, end = 0] = [all.indexOf(from), all.indexOf(key)].toSorted((one, other) => one - other);
      select(key, all.slice(Math.max(start, 0), end + 1), from);
    },
    toggle: (key) => {
      const before = selectedKeys.length > 0 ? selectedKeys : [selected];
      const keys = keysInOrder().filter((other) => before.includes(other) !== (other === key));
      const leadKey = keys.includes(key) ? key : keys[0];
      if (leadKey === undefined) dispatch({ type: 'select', key: null });
      else select(leadKey, keys, leadKey);
    },
    selectAll: () => {
      const keys = keysInOrder();
      const key = selected ?? keys[0];
      if (key !== undefined) select(key, keys, keys[0] ?? key);
    },
  };
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragHandle, type RowReorder, useRowReorder } from '../shared/reorder/index.ts';
import { announce } from '../shared/ui/index.ts';
import { moveItem } from './questionnaire-draft.ts';

type Item = { key: string };
type Options<One extends Item> = {
  items: readonly One[];
  nameOf: (item: One) => string;
  onChange: (items: readonly One[]) => void;
};

/** Props for a row and its handle. */
export type ItemReorder = Omit<RowReorder, 'handle'> & {
  handle: Pick<ComponentProps<typeof DragHandle>, 'handle' | 'onKey'>;
};

const indexByKey: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Reorders a list by dragging, or with arrow keys on a handle. Every move is announced. */
export function useItemReorder<One extends Item>({
  items,
  nameOf,
  onChange,
}: Options<One>): (index: number) => ItemReorder {
  const { t } = useTranslation();
  function move(from: number, to: number) {
    const item = items[from];
    const after = moveItem(items, from, to);
    if (!item) return;
    if (after === items) return announce(t('questionnaire.order.atEnd', { name: nameOf(item) }));
    onChange(after);
    announce(t('questionnaire.order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
  }
  const getRowReorder = useRowReorder(items, (moved, to) =>
    move(
      items.findIndex(({ key }) => key === moved),
      to,
    ),
  );
  return (index) => {
    const { handle, ...rowReorder } = getRowReorder(items[index]?.key ?? '');
    const handleKey = (key: string): boolean => {
      const step = indexByKey[key];
      if (step !== undefined) move(index, step(index, items.length - 1));
      return step !== undefined;
    };
    return { ...rowReorder, handle: { handle, onKey: handleKey } };
  };
}

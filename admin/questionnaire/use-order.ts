import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragHandle, type RowOrder as DragOrder, useRowOrder } from '../shared/reorder/index.ts';
import { announce } from '../shared/ui/index.ts';
import { moveItem } from './questionnaire-draft.ts';

type Item = { key: string };
type Options<One extends Item> = {
  items: readonly One[];
  nameOf: (item: One) => string;
  onChange: (items: readonly One[]) => void;
};

/** What a row and its handle get, so that the row can be put elsewhere. */
export type RowOrder = Omit<DragOrder, 'handle'> & {
  handle: Pick<ComponentProps<typeof DragHandle>, 'handle' | 'onKey'>;
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A list put in order by dragging, or with the arrow keys on a handle; every move is spoken. */
export function useOrder<One extends Item>({ items, nameOf, onChange }: Options<One>): (index: number) => RowOrder {
  const { t } = useTranslation();
  function move(from: number, to: number) {
    const item = items[from];
    const after = moveItem(items, from, to);
    if (!item) return;
    if (after === items) return announce(t('questionnaire.order.atEnd', { name: nameOf(item) }));
    onChange(after);
    announce(t('questionnaire.order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
  }
  const orderOf = useRowOrder(items, (moved, to) =>
    move(
      items.findIndex(({ key }) => key === moved),
      to,
    ),
  );
  return (index) => {
    const { handle, ...order } = orderOf(items[index]?.key ?? '');
    const handleKey = (key: string): boolean => {
      const step = steps[key];
      if (step !== undefined) move(index, step(index, items.length - 1));
      return step !== undefined;
    };
    return { ...order, handle: { handle, onKey: handleKey } };
  };
}

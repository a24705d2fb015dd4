import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type DragHandle, type RowDragging, useRowDragging } from '../shared/reorder/index.ts';
import { announce } from '../shared/ui/index.ts';
import { moveItem } from './questionnaire-draft.ts';

type Item = { key: string };
type Options<One extends Item> = {
  items: readonly One[];
  nameOf: (item: One) => string;
  onChange: (items: readonly One[]) => void;
};

/** What a row and its handle get, so that the row can be put elsewhere. */
export type RowOrder = {
  edge: 'before' | 'after' | undefined;
  isDragged: boolean;
  row: ReturnType<RowDragging['row']>;
  handle: Pick<ComponentProps<typeof DragHandle>, 'handle' | 'order' | 'onKey'>;
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves an item and says where it is now. */
function useMove<One extends Item>({ items, nameOf, onChange }: Options<One>) {
  const { t } = useTranslation();
  return (from: number, to: number) => {
    const item = items[from];
    const after = moveItem(items, from, to);
    if (!item) return;
    if (after === items) return announce(t('questionnaire.order.atEnd', { name: nameOf(item) }));
    onChange(after);
    announce(t('questionnaire.order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
  };
}

/** A list put in order by dragging, or with the arrow keys on a handle; every move is spoken. */
export function useOrder<One extends Item>(options: Options<One>): (index: number) => RowOrder {
  const { items } = options;
  const move = useMove(options);
  const { dragged, point, row, handle } = useRowDragging((key, { over, edge }) => {
    const from = items.findIndex((item) => item.key === key);
    const target = items.findIndex((item) => item.key === over);
    const gap = edge === 'after' ? target + 1 : target;
    if (from >= 0 && target >= 0) move(from, from < gap ? gap - 1 : gap);
  });
  return (index) => {
    const key = items[index]?.key ?? '';
    return {
      edge: point?.over === key ? point.edge : undefined,
      isDragged: dragged === key,
      row: row(key),
      handle: {
        handle: handle(key),
        order: index,
        onKey: (name) => {
          const step = steps[name];
          if (step !== undefined) move(index, step(index, items.length - 1));
          return step !== undefined;
        },
      },
    };
  };
}

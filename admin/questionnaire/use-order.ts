import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  row: { onDragOver: (event: DragEvent<HTMLElement>) => void; onDrop: (event: DragEvent) => void };
  handle: {
    draggable: boolean;
    onDragStart: (event: DragEvent<HTMLElement>) => void;
    onDragEnd: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves an item and says where it is now; what had the focus has it again afterwards. */
function useMove<One extends Item>({ items, nameOf, onChange }: Options<One>) {
  const { t } = useTranslation();
  const refocus = useRef<HTMLElement | null>(null);
  useEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [items]);
  function move(from: number, to: number) {
    const item = items[from];
    const after = moveItem(items, from, to);
    if (!item) return;
    if (after === items) return announce(t('questionnaire.order.atEnd', { name: nameOf(item) }));
    onChange(after);
    announce(t('questionnaire.order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    refocus.current = event.currentTarget;
    move(index, step(index, items.length - 1));
  }
  return { move, handleKeyDown };
}

/** A list put in order with the mouse, or with the arrow keys on a handle; every move is spoken. */
export function useOrder<One extends Item>(options: Options<One>): (index: number) => RowOrder {
  const { items } = options;
  const { move, handleKeyDown } = useMove(options);
  const [dragged, setDragged] = useState<string | null>(null);
  const [aim, setAim] = useState<{ over: string; edge: 'before' | 'after' } | null>(null);

  function end() {
    setDragged(null);
    setAim(null);
  }
  function drop(event: DragEvent, index: number) {
    const from = items.findIndex(({ key }) => key === dragged);
    if (from < 0) return;
    event.preventDefault();
    const gap = aim?.edge === 'after' ? index + 1 : index;
    move(from, from < gap ? gap - 1 : gap);
    end();
  }
  function handleOver(event: DragEvent<HTMLElement>, key: string) {
    if (dragged === null) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const edge = event.clientY < box.top + box.height / 2 ? 'before' : 'after';
    if (aim?.over !== key || aim.edge !== edge) setAim({ over: key, edge });
  }

  return (index) => {
    const key = items[index]?.key ?? '';
    return {
      edge: dragged !== null && aim?.over === key ? aim.edge : undefined,
      isDragged: dragged === key,
      row: { onDragOver: (event) => handleOver(event, key), onDrop: (event) => drop(event, index) },
      handle: {
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          setDragged(key);
        },
        onDragEnd: end,
        onKeyDown: (event) => handleKeyDown(event, index),
      },
    };
  };
}

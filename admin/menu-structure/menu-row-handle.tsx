import { useTranslation } from 'react-i18next';
import { DragHandle } from '../shared/reorder/index.ts';
import type { Direction } from './change-rows.ts';
import type { RowDrag } from './use-row-drag.ts';

type Props = {
  name: string;
  drag: RowDrag;
  onMove: (direction: Direction) => void;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Drags the entry; the arrow keys move it among those beside it, and a level in or out. */
export function MenuRowHandle({ name, drag, onMove }: Props) {
  const { t } = useTranslation();
  const handleKey = (key: string): boolean => {
    const direction = directions[key];
    if (direction !== undefined) onMove(direction);
    return direction !== undefined;
  };
  return (
    <DragHandle
      label={t('menus.handle', { name })}
      help={t('menus.handleHelp')}
      handle={drag.handle}
      onKey={handleKey}
    />
  );
}

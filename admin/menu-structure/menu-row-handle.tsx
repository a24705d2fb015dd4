import { useTranslation } from 'react-i18next';
import { DragHandle } from '../shared/reorder/index.ts';
import type { MoveDirection } from './edit-menu-rows.ts';
import type { MenuRowDrag } from './use-menu-row-drag.ts';

type Props = {
  name: string;
  drag: MenuRowDrag;
  onMove: (direction: MoveDirection) => void;
};

const directionByKey: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Drags the entry. Arrow keys move it up, down, in or out. */
export function MenuRowHandle({ name, drag, onMove }: Props) {
  const { t } = useTranslation();
  const handleKey = (key: string): boolean => {
    const direction = directionByKey[key];
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

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor-shell.module.css';
import { SIDEBAR_WIDTHS_PX, type SidebarName, type Sidebars } from '../editor/use-sidebars.ts';

const STEP_PX = 16;

/** Resizes a sidebar by dragging or with the arrow keys; Enter and double click fold it. */
export function SidebarResizeHandle({ name, sidebars }: { name: SidebarName; sidebars: Sidebars }) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; width: number } | null>(null);
  const { initial, min, max } = SIDEBAR_WIDTHS_PX[name];
  const width = sidebars[name].width ?? initial;
  // The outline grows to the right, the panel to the left.
  const sign = name === 'outline' ? 1 : -1;
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (event.key === 'Enter') sidebars.fold(name);
    else if (step !== undefined) sidebars.resize(name, width + sign * step);
    else return;
    event.preventDefault();
  };
  const startResize = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    start.current = { x: event.clientX, width: shown };
  };
  const resize = ({ clientX }: PointerEvent) => {
    if (start.current) sidebars.resize(name, start.current.width + sign * (clientX - start.current.x));
  };
  const endResize = () => {
    start.current = null;
  };
  return (
    <div
      className={classes.columnHandle}
      data-column={name}
      role="separator"
      aria-orientation="vertical"
      aria-label={t(`editor.columns.${name}.width`)}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={startResize}
      onPointerMove={resize}
      onPointerUp={endResize}
      onPointerCancel={endResize}
      onDoubleClick={() => sidebars.fold(name)}
    />
  );
}

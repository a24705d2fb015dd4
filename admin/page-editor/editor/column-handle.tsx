import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor-shell.module.css';
import { COLUMN_LIMITS, type ColumnName, type Columns } from './use-columns.ts';

const STEP = 16;

/** The edge between a column and the canvas: pulled, or moved with the arrow keys; Enter folds the column. */
export function ColumnHandle({ name, columns }: { name: ColumnName; columns: Columns }) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; width: number } | null>(null);
  const { initial, min, max } = COLUMN_LIMITS[name];
  const width = columns[name].width ?? initial;
  // The outline grows to the right, the panel to the left.
  const sign = name === 'outline' ? 1 : -1;
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (event.key === 'Enter') columns.fold(name);
    else if (step !== undefined) columns.resize(name, width + sign * step);
    else return;
    event.preventDefault();
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    start.current = { x: event.clientX, width: shown };
  };
  const pull = ({ clientX }: PointerEvent) => {
    if (start.current) columns.resize(name, start.current.width + sign * (clientX - start.current.x));
  };
  const letGo = () => {
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
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => columns.fold(name)}
    />
  );
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './canvas.module.css';
import { MIN_CANVAS_WIDTH, toCanvasWidth, MAX_CANVAS_WIDTH } from './viewport.ts';

const STEP_PX = 10;
const LARGE_STEP_PX = 100;

type Props = { width: number; scale: number; onWidthChange: (width: number) => void };

/** Handle at the page's right edge to resize the canvas by dragging or with the arrow keys; Shift makes large steps. */
export function CanvasResizeHandle({ width, scale, onWidthChange }: Props) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; width: number; scale: number } | null>(null);
  const resize = (event: PointerEvent) => {
    if (!start.current) return;
    // The page is centred, so it grows by twice the pointer's distance.
    const growth = (2 * (event.clientX - start.current.x)) / start.current.scale;
    onWidthChange(toCanvasWidth(start.current.width + growth));
  };
  const handleKey = (event: KeyboardEvent) => {
    const sign = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    onWidthChange(toCanvasWidth(width + sign * (event.shiftKey ? LARGE_STEP_PX : STEP_PX)));
  };
  return (
    // A focusable separator, as in the ARIA pattern of a window splitter.
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('editor.canvas.handle')}
      aria-valuenow={width}
      aria-valuemin={MIN_CANVAS_WIDTH}
      aria-valuemax={MAX_CANVAS_WIDTH}
      aria-valuetext={t('editor.canvas.pixels', { width })}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width, scale };
      }}
      onPointerMove={resize}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}

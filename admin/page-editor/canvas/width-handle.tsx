import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './canvas.module.css';
import { NARROWEST, toWidth, WIDEST } from './viewport.ts';

const STEP = 10;
const LARGE_STEP = 100;

type Props = { width: number; scale: number; onChoose: (width: number) => void };

/** At the page's right edge: pulls the page wider or narrower; the arrow keys do it in steps, with Shift in large ones. */
export function WidthHandle({ width, scale, onChoose }: Props) {
  const { t } = useTranslation();
  const start = useRef<{ x: number; width: number; scale: number } | null>(null);
  const pull = (event: PointerEvent) => {
    if (!start.current) return;
    // The page stands in the middle, so each side takes half of what it grows.
    const pulled = (2 * (event.clientX - start.current.x)) / start.current.scale;
    onChoose(toWidth(start.current.width + pulled));
  };
  const handleKey = (event: KeyboardEvent) => {
    const sign = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    onChoose(toWidth(width + sign * (event.shiftKey ? LARGE_STEP : STEP)));
  };
  return (
    // A separator that can be moved is operated, as the ARIA pattern of a window splitter has it.
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('editor.canvas.handle')}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={t('editor.canvas.pixels', { width })}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width, scale };
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}

import { Puck } from '@puckeditor/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Columns } from '../editor/use-columns.ts';
import { CanvasBar } from './canvas-bar.tsx';
import classes from './canvas.module.css';
import { scaleFor, viewports } from './viewport.ts';
import { WidthHandle } from './width-handle.tsx';

const PHONE = '(max-width: 699px)';
const PHONE_VIEWPORT = viewports[2];

/** The page as visitors see it, at a width of choice and scaled to the room there is. */
export const Canvas = memo(function Canvas({ columns }: { columns: Columns }) {
  const { ref, width, height } = useElementSize();
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const [chosen, setChosen] = useState<{ width: number; isFree: boolean }>({ width: viewports[0], isFree: false });
  const choose = (next: number, isFree: boolean) => setChosen({ width: next, isFree });
  const viewport = isPhone ? Math.max(width, 1) || PHONE_VIEWPORT : chosen.width;
  const scale = scaleFor(viewport, width);
  useUnscale(1 / scale);
  const style: CSSProperties = { width: viewport, height: height / scale, transform: `scale(${scale})` };
  return (
    <section className={classes.canvas}>
      {!isPhone && <CanvasBar {...chosen} scale={scale} onChoose={choose} columns={columns} />}
      <div ref={ref} className={classes.stage}>
        <div className={classes.sheet} style={{ width: viewport * scale }}>
          <div className={classes.window}>
            <div className={classes.scaled} style={style}>
              <Puck.Preview />
            </div>
          </div>
          {!isPhone && <WidthHandle width={viewport} scale={scale} onChoose={(next) => choose(next, true)} />}
        </div>
      </div>
    </section>
  );
});

/** Lets the marks inside the canvas keep their size, however small the page is shown. */
function useUnscale(unscale: number): void {
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    // While the frame loads its document has no element yet.
    const set = () => frame?.contentDocument?.querySelector('html')?.style.setProperty('--unscale', String(unscale));
    set();
    frame?.addEventListener('load', set);
    return () => frame?.removeEventListener('load', set);
  }, [unscale]);
}

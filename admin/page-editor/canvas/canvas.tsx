import { Puck } from '@puckeditor/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useEffect, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { CanvasBar } from './canvas-bar.tsx';
import classes from './canvas.module.css';
import { scaleFor, type Viewport, viewports } from './viewport.ts';

const PHONE = '(max-width: 699px)';
const PHONE_VIEWPORT = viewports[2];

/** The page as visitors see it, at a width of choice and scaled to the room there is. */
export function Canvas() {
  const { ref, width, height } = useElementSize();
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const [chosen, setChosen] = useState<Viewport>(viewports[0]);
  const viewport = isPhone ? Math.max(width, 1) || PHONE_VIEWPORT : chosen;
  const scale = scaleFor(viewport, width);
  useUnscale(1 / scale);
  const style: CSSProperties = { width: viewport, height: height / scale, transform: `scale(${scale})` };
  return (
    <section className={classes.canvas}>
      {!isPhone && <CanvasBar viewport={chosen} scale={scale} onChoose={setChosen} />}
      <div ref={ref} className={classes.stage}>
        <div className={classes.sheet} style={{ width: viewport * scale }}>
          <div className={classes.scaled} style={style}>
            <Puck.Preview />
          </div>
        </div>
      </div>
    </section>
  );
}

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

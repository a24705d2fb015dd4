import { Puck } from '@puckeditor/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Sidebars } from '../editor/use-sidebars.ts';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import classes from './canvas.module.css';
import { fitScale, viewportWidths } from './viewport.ts';
import { CanvasResizeHandle } from './canvas-resize-handle.tsx';

const PHONE_QUERY = '(max-width: 699px)';
const PHONE_WIDTH = viewportWidths[2];

/** The page as visitors see it, at a selectable width and scaled to the available space. */
export const Canvas = memo(function Canvas({ sidebars }: { sidebars: Sidebars }) {
  const { ref, width, height } = useElementSize();
  const isPhone = useMediaQuery(PHONE_QUERY, window.matchMedia(PHONE_QUERY).matches);
  const [selectedWidth, setSelectedWidth] = useState<{ width: number; isCustomWidth: boolean }>({
    width: viewportWidths[0],
    isCustomWidth: false,
  });
  const selectWidth = (next: number, isCustomWidth: boolean) => setSelectedWidth({ width: next, isCustomWidth });
  const viewport = isPhone ? Math.max(width, 1) || PHONE_WIDTH : selectedWidth.width;
  const scale = fitScale(viewport, width);
  useInverseScale(1 / scale);
  const style: CSSProperties = { width: viewport, height: height / scale, transform: `scale(${scale})` };
  return (
    <section className={classes.canvas}>
      {!isPhone && <CanvasToolbar {...selectedWidth} scale={scale} onWidthChange={selectWidth} sidebars={sidebars} />}
      <div ref={ref} className={classes.stage}>
        <div className={classes.sheet} style={{ width: viewport * scale }}>
          <div className={classes.window}>
            <div className={classes.scaled} style={style}>
              <Puck.Preview />
            </div>
          </div>
          {!isPhone && (
            <CanvasResizeHandle width={viewport} scale={scale} onWidthChange={(next) => selectWidth(next, true)} />
          )}
        </div>
      </div>
    </section>
  );
});

/** Sets --unscale, so that the editor's controls in the canvas keep their size at every scale. */
function useInverseScale(inverseScale: number): void {
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    // While the frame loads, its document has no root element yet.
    const set = () =>
      frame?.contentDocument?.querySelector('html')?.style.setProperty('--unscale', String(inverseScale));
    set();
    frame?.addEventListener('load', set);
    return () => frame?.removeEventListener('load', set);
  }, [inverseScale]);
}

import { cleanSvg } from './clean-svg.ts';
import { drawingWeight } from './drawing-weight.ts';

declare module '../shared/threads/thread-pool.ts' {
  interface ThreadTasks {
    cleanDrawing: typeof cleanDrawing;
  }
}

/** Elements that a drawing may draw. */
const maxDrawingWeight = 50_000;

/** An SVG without what acts or loads; null where it asks for more than is drawn in good time. */
export function cleanDrawing(source: string): string | null {
  return drawingWeight(source) <= maxDrawingWeight ? cleanSvg(source) : null;
}

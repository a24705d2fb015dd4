import { cleanSvg } from './clean-svg.ts';
import { svgComplexity } from './svg-complexity.ts';

declare module '../shared/threads/thread-pool.ts' {
  interface ThreadTasks {
    cleanUploadedSvg: typeof cleanUploadedSvg;
  }
}

/** Most elements that an SVG may render. */
const maxSvgComplexity = 50_000;

/** Removes everything active or external from an SVG. Null for an SVG that is too complex to render. */
export function cleanUploadedSvg(source: string): string | null {
  return svgComplexity(source) <= maxSvgComplexity ? cleanSvg(source) : null;
}

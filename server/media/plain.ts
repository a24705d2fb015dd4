// What threads may load of this feature.
export { cleanDrawing } from './clean-drawing.ts';

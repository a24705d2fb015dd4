// What worker threads import from this feature.
export { cleanUploadedSvg } from './clean-uploaded-svg.ts';

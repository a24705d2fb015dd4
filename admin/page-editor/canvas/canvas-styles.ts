import archivo from '@fontsource-variable/archivo/wdth.css?inline';
import base from '../../../site/shared/base.css?inline';
import fonts from '../../../site/shared/fonts.css?inline';
import tokens from '../../../site/shared/tokens.css?inline';
import drag from './canvas-drag.css?inline';
import canvas from './canvas-frame.css?inline';
import selection from './canvas-selection.css?inline';

/** Style sheets of the site's blocks and page types as text, with the class names that their components use. */
const modules = import.meta.glob<string>('../../../site/{blocks,page-types,shared}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The canvas shows the page by day, however the admin area and the system look. */
const NEVER = '(width < 0px)';

/** Everything that styles the canvas. It is a document of its own, into which the admin area's styles do not reach. */
export const canvasStyles = [archivo, fonts, tokens, base, ...Object.values(modules), canvas, selection, drag]
  .join('\n')
  .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, NEVER);

import archivo from '@fontsource-variable/archivo/wdth.css?inline';
import base from '../../../site/shared/base.css?inline';
import fonts from '../../../site/shared/fonts.css?inline';
import tokens from '../../../site/shared/tokens.css?inline';
import canvas from './canvas-frame.css?inline';

/** Style sheets of the site's blocks and page types as text, with the class names that their components use. */
const modules = import.meta.glob<string>('../../../site/{blocks,page-types,shared}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The canvas shows the page by day, however the admin area and the system look. */
const NEVER = '(width < 0px)';

/** Everything that styles the canvas. It is a document of its own, into which the admin area's styles do not reach. */
export const canvasStyles = [archivo, fonts, tokens, base, ...Object.values(modules), canvas]
  .join('\n')
  .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, NEVER);

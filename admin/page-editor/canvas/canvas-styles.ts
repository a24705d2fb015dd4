import archivo from '@fontsource-variable/archivo/wdth.css?inline';
import base from '../../../site/shared/base.css?inline';
import fonts from '../../../site/shared/fonts.css?inline';
import tokens from '../../../site/shared/tokens.css?inline';
import drag from './canvas-drag.css?inline';
import canvas from './canvas-frame.css?inline';
import selection from './canvas-selection.css?inline';

/** Style sheets of the site's blocks and page types as text, with the same class names as in their components. */
const siteStyles = import.meta.glob<string>('../../../site/{blocks,page-types,shared}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The canvas always shows the light theme, also if the admin area or the system is dark. */
const NEVER_MATCHING_QUERY = '(width < 0px)';

/** All styles of the canvas, which is a separate document without the admin area's styles. */
export const canvasStyles = [archivo, fonts, tokens, base, ...Object.values(siteStyles), canvas, selection, drag]
  .join('\n')
  .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g, NEVER_MATCHING_QUERY);

import smallIcon from './icon-48.png';
import middleIcon from './icon-192.png';
import largeIcon from './icon-512.png';
import maskableIcon from './icon-maskable-512.png';
import drawnIcon from './icon.svg';
import touchIcon from './touch-180.png';

/** Addresses of the site's sign, drawn and in pixels; of the maskable one devices may cut off all beyond a circle. */
export const siteIcons = {
  drawn: drawnIcon,
  small: smallIcon,
  middle: middleIcon,
  large: largeIcon,
  maskable: maskableIcon,
  touch: touchIcon,
};

/** Colours of the browser around a page, as in the tokens `--page` by day and at dusk. */
export const siteColours = { day: '#f9f6ee', dusk: '#0e1730' } as const;

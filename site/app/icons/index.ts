import smallIcon from './icon-48.png';
import mediumIcon from './icon-192.png';
import largeIcon from './icon-512.png';
import maskableIcon from './icon-maskable-512.png';
import svgIcon from './icon.svg';
import touchIcon from './touch-180.png';

/** URLs of the site's icon, as SVG and PNG; devices may crop the maskable one to a circle. */
export const faviconURLs = {
  svg: svgIcon,
  small: smallIcon,
  medium: mediumIcon,
  large: largeIcon,
  maskable: maskableIcon,
  touch: touchIcon,
};

/** Browser theme colours, as in the token `--page` of the light and the dark theme. */
export const siteColours = { day: '#f9f6ee', dusk: '#0e1730' } as const;

export { PaletteHost } from './palette-host.tsx';
export { PaletteOpener } from './palette-opener.tsx';

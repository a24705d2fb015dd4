export { CommandPaletteProvider } from './command-palette-provider.tsx';
export { CommandPaletteButton } from './command-palette-button.tsx';

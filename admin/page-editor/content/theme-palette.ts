import tokens from '../../../site/shared/tokens.css?inline';
import { type ThemeColour, themeColours } from '../../../site/shared/content-definition.ts';

/** A background colour of the theme and its text colour, in the light and the dark theme. */
export type PaletteColour = {
  name: ThemeColour;
  light: { background: string; text: string };
  dark: { background: string; text: string };
};

const HEX = /--([\w-]+):\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\b/gi;

function readTokens(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(HEX)].map(([, name = '', hex = '']) => [name, hex]));
}

const [lightPart = '', ...later] = tokens.split('@media');
const lightTokens = readTokens(lightPart);
const darkTokens = readTokens(later.find((part) => part.includes('prefers-color-scheme')) ?? '');

function colourPair(background: string, text: string, isDark: boolean) {
  const read = (name: string) => (isDark ? darkTokens.get(name) : undefined) ?? lightTokens.get(name) ?? '#000000';
  return { background: read(background), text: read(text) };
}

/** Returns a theme colour as defined in tokens.css. */
export function paletteColour(name: ThemeColour): PaletteColour {
  const text = themeColours[name];
  return { name, light: colourPair(name, text, false), dark: colourPair(name, text, true) };
}

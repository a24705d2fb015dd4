import tokens from '../../../site/shared/tokens.css?inline';
import { type ThemeColour, themeColours } from '../../../site/shared/content-definition.ts';

/** A ground of the theme by day and at dusk, with the text on it. */
export type PaletteColour = {
  name: ThemeColour;
  day: { ground: string; text: string };
  dusk: { ground: string; text: string };
};

const HEX = /--([\w-]+):\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\b/gi;

function readTokens(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(HEX)].map(([, name = '', hex = '']) => [name, hex]));
}

const [dayPart = '', ...later] = tokens.split('@media');
const dayTokens = readTokens(dayPart);
const duskTokens = readTokens(later.find((part) => part.includes('prefers-color-scheme')) ?? '');

function colourPair(ground: string, text: string, isDusk: boolean) {
  const read = (name: string) => (isDusk ? duskTokens.get(name) : undefined) ?? dayTokens.get(name) ?? '#000000';
  return { ground: read(ground), text: read(text) };
}

/** The theme's colours as tokens.css has them. */
export function paletteColour(name: ThemeColour): PaletteColour {
  const text = themeColours[name];
  return { name, day: colourPair(name, text, false), dusk: colourPair(name, text, true) };
}

import type { Exchange } from './exchange.ts';
import { normalizeText } from './normalize-text.ts';
import { parseJson } from './parse-json.ts';

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item, texts);
}

/** Values of a form, not the names of its fields. */
function formValues(text: string): string[] {
  if (!text.startsWith('--')) return [...new URLSearchParams(text).values()];
  const names = text.matchAll(/filename="([^"]+)"/g);
  const values = text.matchAll(/\r\n\r\n([^\r\n]+)\r\n--/g);
  return [...names, ...values].map(([, value = '']) => value);
}

/** The texts that a request carries in its body, its GraphQL literals, its query, and the path of a page. */
function textsOf({ url, requestBody }: Exchange): Set<string> {
  const texts = new Set<string>();
  const [path = '', query = ''] = url.split('?');
  if (!path.startsWith('/api/')) for (const part of path.split('/')) texts.add(decodeSafely(part));
  for (const value of new URLSearchParams(query).values()) texts.add(value);
  if (!('text' in requestBody)) return texts;
  const body = parseJson(requestBody.text);
  if (body === undefined) for (const value of formValues(requestBody.text)) texts.add(value);
  else collect(body, texts);
  const { query: operation } = (body ?? {}) as { query?: unknown };
  if (typeof operation !== 'string') return texts;
  texts.delete(operation);
  for (const [, literal = ''] of operation.matchAll(/"((?:[^"\\]|\\.)+)"/g)) texts.add(literal);
  return texts;
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const escapeForPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function textsByFile(exchanges: readonly Exchange[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const exchange of exchanges) {
    const texts = files.get(exchange.file) ?? new Set();
    files.set(exchange.file, texts);
    for (const text of textsOf(exchange)) texts.add(normalizeText(text));
  }
  return files;
}

/** Longer texts are compared as they are. */
const maxLength = 300;

/**
 * Replaces the texts that the tests of one run send and those of the other do not: renamed and random ones. Returns a
 * function for each test file, which takes normalized texts.
 */
export function replaceOwnTexts(
  own: readonly Exchange[],
  other: readonly Exchange[],
): (file: string) => (text: string) => string {
  const otherTexts = [...textsByFile(other).values()].flatMap((texts) => [...texts]);
  const allOthers = [...new Set(otherTexts.filter((text) => text.length < maxLength))].join('\n');
  const replacers = new Map<string, (text: string) => string>();
  for (const [file, texts] of textsByFile(own)) {
    const renamed = [...texts].filter(
      (text) => text.length > 2 && text.length < maxLength && /\p{L}/u.test(text) && !allOthers.includes(text),
    );
    const whole = new Set(renamed);
    const parts = renamed.filter((text) => text.length > 4).sort((a, b) => b.length - a.length);
    const pattern = parts.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.map(escapeForPattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
    replacers.set(file, (text) => {
      if (whole.has(text)) return '<sent>';
      return pattern ? text.replace(pattern, '<sent>') : text;
    });
  }
  return (file) => replacers.get(file) ?? ((text) => text);
}

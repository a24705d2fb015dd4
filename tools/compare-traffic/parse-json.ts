const maxDepth = 100;

/** Tests send bodies that are nested too deeply for recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Parses an object or array; undefined for all other texts, and for JSON that is nested deeper than 100 levels. */
export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

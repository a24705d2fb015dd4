import { deepestInput, InvalidInput, isStorableText } from '../errors/index.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(body));
  } catch {
    return null;
  }
}

/** Reads a JSON body; an absent one counts as `{}`. V_12 where it is broken, no UTF-8 or null. */
export function readJson(body: Buffer): unknown {
  const value = body.length === 0 ? {} : parse(body);
  if (value === null) throw InvalidInput.of('V_12');
  return value;
}

type Part = { value: object; path: readonly string[] };

function refuse(path: readonly string[]): never {
  throw InvalidInput.of('V_12', path.length > 1 ? path.join('.') : '');
}

function refuseHostileEntry(key: string, item: unknown, path: readonly string[]): void {
  if (!isStorableText(key) || key === '__proto__') refuse(path);
  if (typeof item === 'string' && !isStorableText(item)) refuse([...path, key]);
}

/**
 * Refuses what no call may let through, wherever it stands, before a schema sees it:
 * NUL, lone surrogates, `__proto__` and depth. V_12 on `entity.field`.
 */
export function refuseHostileInput(input: unknown, entity: string): void {
  const waiting: Part[] = [{ value: [input], path: [] }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value, path } = part;
    if (path.length > deepestInput) refuse([]);
    for (const [key, item] of Object.entries(value)) {
      const name = path.length === 0 ? entity : key;
      refuseHostileEntry(name, item, path);
      if (item !== null && typeof item === 'object') waiting.push({ value: item as object, path: [...path, name] });
    }
  }
}

import { deepestInput, InvalidInput, isStorableText } from '../errors/index.ts';
import { refuseManyValues } from '../http/index.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw InvalidInput.of('V_12');
  }
}

/** Reads a JSON body; an empty one is none. V_12 where it is broken, no UTF-8 or null; 413 V_14 with too many values. */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = parse(() => decoder.decode(body));
  refuseManyValues(text);
  const value = parse((): unknown => JSON.parse(text));
  if (value === null) throw InvalidInput.of('V_12');
  return value;
}

/** A value with the way to it, which is only written out where it is refused. */
type Part = { value: object; name: string; parent: Part | null; depth: number };

function pathOf(part: Part | null): string[] {
  const path: string[] = [];
  for (let one = part; one; one = one.parent) if (one.parent) path.unshift(one.name);
  return path;
}

function refuse(path: readonly string[]): never {
  throw InvalidInput.of('V_12', path.length > 1 ? path.join('.') : '');
}

function refuseHostileEntry(key: string, item: unknown, part: Part): void {
  if (!isStorableText(key) || key === '__proto__') refuse(pathOf(part));
  if (typeof item === 'string' && !isStorableText(item)) refuse([...pathOf(part), key]);
}

/**
 * Refuses what no call may let through, wherever it stands, before a schema sees it:
 * NUL, lone surrogates, `__proto__` and depth. V_12 on `entity.field`.
 */
export function refuseHostileInput(input: unknown, entity: string): void {
  const waiting: Part[] = [{ value: [input], name: '', parent: null, depth: 0 }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (part.depth > deepestInput) refuse([]);
    for (const [key, item] of Object.entries(part.value)) {
      const name = part.parent === null ? entity : key;
      refuseHostileEntry(name, item, part);
      if (item !== null && typeof item === 'object') {
        waiting.push({ value: item as object, name, parent: part, depth: part.depth + 1 });
      }
    }
  }
}

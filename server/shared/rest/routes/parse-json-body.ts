import { maxInputDepth, InvalidInput, isStorableText, Errors } from '../../errors/index.ts';
import { refuseTooManyValues } from '../../http/index.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

function orInvalidInput<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw InvalidInput.of(Errors.invalid);
  }
}

/**
 * Parses a JSON body; an empty one is undefined. Throws V_12 if it is broken, not UTF-8 or null, and 413 V_14 for too
 * many values.
 */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = orInvalidInput(() => decoder.decode(body));
  refuseTooManyValues(text);
  const value = orInvalidInput((): unknown => JSON.parse(text));
  if (value === null) throw InvalidInput.of(Errors.invalid);
  return value;
}

/** A value with its parents; the path is only formatted for a refusal. */
type InputNode = { value: object; name: string; parent: InputNode | null; depth: number };

function pathOf(node: InputNode | null): string[] {
  const path: string[] = [];
  for (let one = node; one; one = one.parent) if (one.parent) path.unshift(one.name);
  return path;
}

function refuse(path: readonly string[]): never {
  throw InvalidInput.of(Errors.invalid, path.length > 1 ? path.join('.') : '');
}

function refuseHostileEntry(key: string, item: unknown, node: InputNode): void {
  if (!isStorableText(key) || key === '__proto__') refuse(pathOf(node));
  if (typeof item === 'string' && !isStorableText(item)) refuse([...pathOf(node), key]);
}

/**
 * Refuses input that no call accepts, before its schema is applied: NUL, lone surrogates, `__proto__` and too deep
 * nesting. Throws V_12 with `entity.field`.
 */
export function refuseHostileInput(input: unknown, entity: string): void {
  const remaining: InputNode[] = [{ value: [input], name: '', parent: null, depth: 0 }];
  for (let node = remaining.pop(); node; node = remaining.pop()) {
    if (node.depth > maxInputDepth) refuse([]);
    for (const [key, item] of Object.entries(node.value)) {
      const name = node.parent === null ? entity : key;
      refuseHostileEntry(name, item, node);
      if (item !== null && typeof item === 'object') {
        remaining.push({ value: item as object, name, parent: node, depth: node.depth + 1 });
      }
    }
  }
}

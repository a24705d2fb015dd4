import { kindOfText } from './text-kinds.ts';
import type { TextKind } from './shapes.ts';

type Schema = Record<string, unknown>;
type Operation = {
  parameters?: readonly { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> };
};
export type RestDescription = { paths: Record<string, Record<string, Operation>>; components: { schemas?: Schema } };

/** A text in the body of a call: its path (`[]` is an item), and a body to put it in. */
export type RestText = { call: string; method: string; path: string; field: string; kind: TextKind; body: unknown };

type Leaf = { way: readonly string[]; kind: TextKind };
type Walk = { schemas: Schema; seen: readonly string[]; way: readonly string[] };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const nameOf = (way: readonly string[]): string => way.filter((step) => step !== '[]').at(-1) ?? '';

function inner(schema: Schema, walk: Walk): Leaf[] {
  const step = (child: unknown, name: string) => findLeaves(child, { ...walk, way: [...walk.way, name] });
  return [
    ...['anyOf', 'oneOf', 'allOf']
      .flatMap((name) => (schema[name] as unknown[] | undefined) ?? [])
      .flatMap((one) => findLeaves(one, walk)),
    ...Object.entries((schema.properties as Schema | undefined) ?? {}).flatMap(([name, child]) => step(child, name)),
    ...(isSchema(schema.additionalProperties) ? step(schema.additionalProperties, '*') : []),
    ...(isSchema(schema.items) ? step(schema.items, '[]') : []),
  ];
}

/** The places of texts and of arbitrary JSON in a schema; a recursive schema is followed once. */
function findLeaves(schema: unknown, walk: Walk): Leaf[] {
  if (!isSchema(schema)) return [];
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (walk.seen.includes(name)) return [];
    return findLeaves(walk.schemas[name], { ...walk, seen: [...walk.seen, name] });
  }
  if ('enum' in schema || 'const' in schema) return [];
  const isAnything = !['type', 'anyOf', 'oneOf', 'allOf', 'properties'].some((name) => name in schema);
  if (schema.type === 'string') return [{ way: walk.way, kind: kindOfText(nameOf(walk.way)) }];
  return isAnything ? [{ way: walk.way, kind: 'json' }] : inner(schema, walk);
}

/** Every text in every JSON body of the description. */
export function findRestTexts({ paths, components }: RestDescription): RestText[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const media = requestBody?.content?.['application/json'];
      const leaves = findLeaves(media?.schema, { schemas: components.schemas ?? {}, seen: [], way: [] });
      const ways = new Map(leaves.map((leaf) => [leaf.way.join('.'), leaf]));
      return [...ways].map(([field, { kind }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        field,
        kind,
        body: media?.example ?? {},
      }));
    }),
  );
}

/** Replaced by the text when the body is serialised. */
export const placeholder = 'the text under test';

/** The body with a placeholder at the path: existing values are replaced, missing ones created. */
export function withPlaceholder(body: unknown, way: readonly string[]): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return placeholder;
  if (step === '[]') return [withPlaceholder(Array.isArray(body) ? (body as unknown[])[0] : undefined, rest)];
  const object = isSchema(body) && !Array.isArray(body) ? body : {};
  const name = step === '*' ? 'a' : step;
  return { ...object, [name]: withPlaceholder(object[name], rest) };
}

type Call = { call: string; method: string; path: string };

/** A parameter of an address; any text can be sent there, even for a number. */
export type AddressText = Call & { place: 'path' | 'query'; field: string };

/** A field of a form, or, for a file field, the name of that file. */
export type FormText = Call & { place: 'field' | 'fileName'; field: string; fields: readonly string[] };

function callsOf({ paths }: RestDescription): (Call & { operation: Operation })[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { call: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** Every parameter of every path and query in the description. */
export function findAddressTexts(description: RestDescription): AddressText[] {
  return callsOf(description).flatMap(({ operation, ...call }) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
      .map(({ in: place, name }) => ({ ...call, place: place as 'path' | 'query', field: name })),
  );
}

/** Every field of every form in the description. */
export function findFormTexts(description: RestDescription): FormText[] {
  return callsOf(description).flatMap(({ operation, ...call }) => {
    const properties = (operation.requestBody?.content?.['multipart/form-data']?.schema?.properties ?? {}) as Schema;
    const fields = Object.entries(properties);
    return fields.map(([field, schema]) => {
      const isFile = isSchema(schema) && schema.format === 'binary';
      return { ...call, place: isFile ? 'fileName' : 'field', field, fields: fields.map(([name]) => name) } as const;
    });
  });
}

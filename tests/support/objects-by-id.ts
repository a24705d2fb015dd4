import {
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Fields = readonly GraphQLField<unknown, unknown>[];

const fieldsOf = (type: GraphQLCompositeType): Fields =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

const hasID = (type: GraphQLCompositeType): boolean => fieldsOf(type).some(({ name }) => name === 'id');

/** Types whose objects have an id. */
const typesWithID = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && hasID(type))
    .map(({ name }) => name);

/** Every field that returns such an object, as `Type.field`; `Query` and `Mutation` for the roots. */
export function fieldsReturningObjects(schema: GraphQLSchema): string[] {
  const known = new Set(typesWithID(schema));
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      fieldsOf(type as GraphQLCompositeType)
        .filter((field) => known.has(getNamedType(field.type).name))
        .map((field) => `${type.name}.${field.name}`),
    );
}

/** The types with an id that a field returns, directly or nested one level. */
export function typesReturnedBy(schema: GraphQLSchema, { type }: GraphQLField<unknown, unknown>): Set<string> {
  const found = new Set<string>();
  const passed = new Set<string>();
  const look = (returned: GraphQLOutputType, objects: number): void => {
    const named = getNamedType(returned);
    if (!isCompositeType(named) || objects > 2 || passed.has(`${named.name} ${objects}`)) return;
    passed.add(`${named.name} ${objects}`);
    const depth = hasID(named) ? objects + 1 : objects;
    if (hasID(named)) found.add(named.name);
    if (isAbstractType(named)) for (const kind of schema.getPossibleTypes(named)) look(kind, objects);
    if (depth < 2) for (const field of fieldsOf(named)) look(field.type, depth);
  };
  look(type, 0);
  return found;
}

/** Nesting depth of objects with an id; the innermost ones are selected with scalar fields only. */
const deepest = 3;

/**
 * Selects everything of a type that needs no arguments, for an interface of the type `only`. Objects without an id that
 * contain their own type are selected once.
 */
export function selectAll(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  { objects = 0, above = [], only }: { objects?: number; above?: readonly string[]; only?: string | undefined } = {},
): string {
  const depth = hasID(type) ? objects + 1 : objects;
  const isAskedFor = (returned: GraphQLCompositeType): boolean => {
    if (depth >= deepest || above.includes(returned.name)) return false;
    return depth < deepest - 1 || hasID(returned);
  };
  const inner = fieldsOf(type)
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const returned = getNamedType(field.type);
      if (isLeafType(returned)) return [field.name];
      if (!isCompositeType(returned) || !isAskedFor(returned)) return [];
      const passed = hasID(type) ? above : [...above, type.name];
      return [`${field.name} ${selectAll(schema, returned, { objects: depth, above: passed })}`];
    });
  const [kind] = isAbstractType(type) ? schema.getPossibleTypes(type).filter(({ name }) => name === only) : [];
  const fields = kind ? `... on ${kind.name} ${selectAll(schema, kind, { objects, above })}` : inner.join(' ');
  return `{ __typename ${fields} }`;
}

/** An object in one of the responses. */
export type Seen = { key: string; place: string; object: Record<string, unknown> };

/** All objects with an id in a response, with the field that returned each. */
export function findObjects(data: unknown, place: string): Seen[] {
  if (Array.isArray(data)) return data.flatMap((item) => findObjects(item, place));
  if (typeof data !== 'object' || data === null) return [];
  const { __typename: type = place, ...object } = data as Record<string, unknown>;
  const inner = Object.entries(object).flatMap(([name, value]) => findObjects(value, `${String(type)}.${name}`));
  const { id } = object;
  if (typeof id !== 'string' && typeof id !== 'number') return inner;
  return [{ key: `${String(type)}:${id}`, place, object }, ...inner];
}

type Difference = { key: string; field: string; places: [string, string]; values: [unknown, unknown] };

/** Compares the common fields only; nested objects only by their ids, since they are compared separately. */
function differ(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length !== other.length || one.some((item, index) => differ(item, other[index]));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one !== other;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  if (a.__typename !== undefined && a.id !== undefined) return a.__typename !== b.__typename || a.id !== b.id;
  return Object.keys(a).some((name) => Object.hasOwn(b, name) && differ(a[name], b[name]));
}

/** Differences between objects of one type and id; `isOfViewer` skips fields that may differ between viewers. */
export function findDifferences(seen: readonly Seen[], isOfViewer: (field: string) => boolean): Difference[] {
  const found: Difference[] = [];
  for (const [key, group] of Map.groupBy(seen, (one) => one.key)) {
    const firsts = new Map<string, Seen>();
    for (const one of group) {
      for (const [field, value] of Object.entries(one.object)) {
        if (isOfViewer(`${key.split(':')[0]}.${field}`)) continue;
        const first = firsts.get(field) ?? one;
        firsts.set(field, first);
        if (differ(first.object[field], value))
          found.push({ key, field, places: [first.place, one.place], values: [first.object[field], value] });
      }
    }
  }
  return found;
}

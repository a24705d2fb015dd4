import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { placeholder } from './rest-texts.ts';
import { kindOfText } from './text-kinds.ts';
import type { TextKind } from './shapes.ts';

/** A text argument of a field of Query or Mutation, with a document and variables that contain a placeholder for it. */
export type GraphQLText = { field: string; kind: TextKind; query: string; variables: Record<string, unknown> };

type Place = { way: readonly string[]; value: unknown };

const scalarValues: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: false, JSON: {} };

/** The smallest valid value of a type. */
function smallestValue(type: GraphQLInputType): unknown {
  if (isListType(type)) return [];
  if (isNonNullType(type)) return smallestValue(type.ofType);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return scalarValues[type.name] ?? (type.name === 'DateTime' ? '2030-01-01T00:00:00Z' : 'a');
  const required = Object.values(type.getFields()).filter(({ type: one }) => isNonNullType(one));
  return Object.fromEntries(required.map((field) => [field.name, smallestValue(field.type)]));
}

/** Every text in a type, each in the smallest value that contains it. */
function findPlaces(type: GraphQLInputType, seen: readonly string[] = []): Place[] {
  if (isNonNullType(type)) return findPlaces(type.ofType, seen);
  if (isListType(type)) {
    return findPlaces(type.ofType, seen).map(({ way, value }) => ({ way: ['[]', ...way], value: [value] }));
  }
  if (isScalarType(type)) {
    const isText = !['Int', 'Float', 'Boolean', 'Upload'].includes(type.name);
    return isText ? [{ way: [], value: placeholder }] : [];
  }
  if (!isInputObjectType(type) || seen.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    findPlaces(field.type, [...seen, type.name]).map(({ way, value }) => ({
      way: [field.name, ...way],
      value: { ...(smallestValue(type) as object), [field.name]: value },
    })),
  );
}

const takesFile = (args: readonly GraphQLArgument[]) => args.some(({ type }) => getNamedType(type).name === 'Upload');

/** Every text argument of the root fields. */
export function findGraphQLTexts(schema: GraphQLSchema): GraphQLText[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ args, name }) => !takesFile(args) && name !== 'logout')
      .flatMap(({ name, args, type }) => {
        const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
        const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
        const selection = isScalarType(getNamedType(type)) || isEnumType(getNamedType(type)) ? '' : ' { __typename }';
        const query = `${kind} (${variables}) { ${name}(${given})${selection} }`;
        const least = Object.fromEntries(
          args.filter((arg) => isNonNullType(arg.type)).map((arg) => [arg.name, smallestValue(arg.type)]),
        );
        return args.flatMap((arg) =>
          findPlaces(arg.type).map(({ way, value }) => ({
            field: [name, arg.name, ...way].join('.'),
            kind: kindOfText([arg.name, ...way].filter((step) => step !== '[]').at(-1) ?? ''),
            query,
            variables: { ...least, [arg.name]: value },
          })),
        );
      }),
  );
}

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
import { mark } from './rest-texts.ts';
import { kindOfText } from './text-kinds.ts';
import type { TextKind } from './shapes.ts';

/** A text that a field of Query or Mutation takes, with a document and variables that hold a mark in its place. */
export type GraphQLText = { field: string; kind: TextKind; query: string; variables: Record<string, unknown> };

type Place = { way: readonly string[]; value: unknown };

const usual: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: false, JSON: {} };

/** The least that a type takes. */
function leastOf(type: GraphQLInputType): unknown {
  if (isListType(type)) return [];
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return usual[type.name] ?? (type.name === 'DateTime' ? '2030-01-01T00:00:00Z' : 'a');
  const required = Object.values(type.getFields()).filter(({ type: one }) => isNonNullType(one));
  return Object.fromEntries(required.map((field) => [field.name, leastOf(field.type)]));
}

/** Every text in a type, each in the least value that holds it. */
function findPlaces(type: GraphQLInputType, seen: readonly string[] = []): Place[] {
  if (isNonNullType(type)) return findPlaces(type.ofType, seen);
  if (isListType(type)) {
    return findPlaces(type.ofType, seen).map(({ way, value }) => ({ way: ['[]', ...way], value: [value] }));
  }
  if (isScalarType(type)) {
    const isText = !['Int', 'Float', 'Boolean', 'Upload'].includes(type.name);
    return isText ? [{ way: [], value: mark }] : [];
  }
  if (!isInputObjectType(type) || seen.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    findPlaces(field.type, [...seen, type.name]).map(({ way, value }) => ({
      way: [field.name, ...way],
      value: { ...(leastOf(type) as object), [field.name]: value },
    })),
  );
}

const takesFile = (args: readonly GraphQLArgument[]) => args.some(({ type }) => getNamedType(type).name === 'Upload');

/** Every text that a field of the roots takes. */
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
          args.filter((arg) => isNonNullType(arg.type)).map((arg) => [arg.name, leastOf(arg.type)]),
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

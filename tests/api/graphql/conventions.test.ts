import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  isWrappingType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] => Object.values(type?.getFields() ?? {});
const responseOf = ({ type }: Field): GraphQLObjectType | null => {
  const named = getNamedType(type);
  return isObjectType(named) ? named : null;
};
const argumentsOf = ({ args }: Field): Record<string, string> =>
  Object.fromEntries(args.map(({ name, type, defaultValue }) => [name, `${String(type)} = ${String(defaultValue)}`]));
const namesOf = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

/** Nothing changes that could be returned. */
const withoutObject = ['changePassword', 'confirmEmail', 'forgotPassword', 'logout', 'resetAccount'];

describe('the schema has one convention', () => {
  it('for mutations: the changed object, null if it was refused, and errors', () => {
    const mutations = fieldsOf(schema.getMutationType());
    const parts = (one: Field) => responseOf(one)?.getFields() ?? {};
    expect(namesOf(mutations.filter((one) => String(parts(one).errors?.type) !== '[UserError!]!'))).toEqual([]);
    const isOptional = ({ name, type }: Field) =>
      name === 'errors' || name === 'refusals' || !isWrappingType(type) || !String(type).endsWith('!');
    expect(namesOf(mutations.filter((one) => !Object.values(parts(one)).every(isOptional)))).toEqual([]);
    expect(namesOf(mutations.filter((one) => Object.keys(parts(one)).length === 1))).toEqual(withoutObject);
  });

  it('for lists for staff: pageIndex from 0, pageSize 25, items and totalItems', () => {
    const lists = fieldsOf(schema.getQueryType()).filter((one) => responseOf(one)?.getFields().totalItems);
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) {
      expect(argumentsOf(list), list.name).toMatchObject({ pageIndex: 'Int! = 0', pageSize: 'Int! = 25' });
      expect(String(responseOf(list)?.getFields().items?.type), list.name).toMatch(/^\[\w+!\]!$/);
    }
  });

  it('for permissions: every root field says who may use it', () => {
    const roots = [...fieldsOf(schema.getQueryType()), ...fieldsOf(schema.getMutationType())];
    const accessNote = /anyone|signed in|permissions? [a-z]+-[a-z]+/i;
    expect(namesOf(roots.filter(({ description }) => !accessNote.test(description ?? '')))).toEqual([]);
  });
});

import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';
import { testSchema } from '../../support/test-schema.ts';

type Described = { name: string; description?: string | null | undefined };

/** A type and everything in it, by path. */
function partsOf(type: GraphQLNamedType): Described[] {
  const below = (parent: string, parts: readonly Described[]) =>
    parts.map(({ name, description }) => ({ name: `${parent}.${name}`, description }));
  if (isEnumType(type)) return [type, ...below(type.name, type.getValues())];
  if (isInputObjectType(type)) return [type, ...below(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type];
  const fields = Object.values(type.getFields());
  return [
    type,
    ...below(type.name, fields),
    ...fields.flatMap(({ name, args }) => below(`${type.name}.${name}`, args)),
  ];
}

it('every type, field, argument and value of the schema has a description', async () => {
  const types = Object.values((await testSchema()).getTypeMap());
  const own = types.filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type));
  const parts = own.flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(500);
  const unsaid = parts.filter(({ description }) => !description?.trim()).map(({ name }) => name);
  expect(unsaid).toEqual([]);
});

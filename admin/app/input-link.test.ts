import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  type DocumentNode,
  getVariableValues,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as generated from '../generated/graphql.ts';
import { inputLink } from './input-link.ts';

const schema: GraphQLSchema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

const operations = Object.values(generated).flatMap((value) => {
  const operation = isDocument(value) ? operationOf(value) : undefined;
  return operation?.name && isDocument(value) ? [{ name: operation.name.value, document: value, operation }] : [];
});

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  DateTime: '2026-02-28T12:00:00Z',
  // The page's own JSON values stay as they are, regardless of their field names.
  JSON: { __typename: 'Page' },
};

/** Creates a value as the server sends it: with `__typename` and an extra read-only field at every level. */
function createSample(type: GraphQLInputType, level = 0): unknown {
  if (isNonNullType(type)) return createSample(type.ofType, level);
  if (isListType(type)) return level > 5 ? [] : [createSample(type.ofType, level + 1)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'words';
  const fields = Object.values(type.getFields()).map((field) => [field.name, createSample(field.type, level + 1)]);
  return Object.freeze({ ...Object.fromEntries(fields), __typename: type.name, onlyRead: true });
}

function sampleVariables({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      createSample(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );
}

/** Returns the variables that reach the server's link. */
async function send(document: DocumentNode, variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  let sent: Record<string, unknown> = {};
  const server = new ApolloLink((operation) => {
    sent = operation.variables;
    return of({ data: {} });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: inputLink.concat(server) });
  const isMutation = operationOf(document)?.operation === 'mutation';
  const options = { variables, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  await (isMutation
    ? client.mutate({ mutation: document, ...options })
    : client.query({ query: document, ...options }));
  return sent;
}

function listValidationErrors(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
) {
  return (getVariableValues(schema, variableDefinitions, variables).errors ?? []).map(({ message }) => message);
}

const operationsWithInput = operations.filter(
  ({ operation }) => listValidationErrors(operation, sampleVariables(operation)).length > 0,
);

describe('a call whose variables contain server objects', () => {
  it('would be invalid for every operation with an input', () => {
    expect(operationsWithInput.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['StorePageVersion', 'UpdateSettings', 'EditFile', 'StoreMenu', 'UpdateRole']),
    );
  });

  it.each(operationsWithInput)('sends exactly the fields of the input: $name', async ({ document, operation }) => {
    expect(listValidationErrors(operation, await send(document, sampleVariables(operation)))).toEqual([]);
  });

  it('sends only the variables that the operation declares', async () => {
    const { document } = operations.find(({ name }) => name === 'PageBin') ?? expect.fail();
    const variables = { pageIndex: 2, pageSize: 25, searchTerm: 'vei', sort: 'NAME', order: 'ASC' };
    expect(await send(document, variables)).toEqual({ pageIndex: 2, pageSize: 25, searchTerm: 'vei' });
  });

  it('leaves values without an input type as they are', async () => {
    const { document, operation } = operations.find(({ name }) => name === 'StoreQuestionnaire') ?? expect.fail();
    const sent = await send(document, sampleVariables(operation));
    expect(sent).toMatchObject({ content: { __typename: 'Page' }, revision: 1 });
  });
});

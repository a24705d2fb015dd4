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
  // What is a page's own value stays as it is, whatever its fields are called.
  JSON: { __typename: 'kept' },
};

/** A value of a type as the server sends an object: with `__typename` and a field that is only read, at every level. */
function sampleOf(type: GraphQLInputType, level = 0): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, level);
  if (isListType(type)) return level > 5 ? [] : [sampleOf(type.ofType, level + 1)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'words';
  const fields = Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type, level + 1)]);
  return Object.freeze({ ...Object.fromEntries(fields), __typename: type.name, onlyRead: true });
}

function sampleVariables({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );
}

/** The variables as they reach the link to the server. */
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

function problemsOf({ variableDefinitions = [] }: OperationDefinitionNode, variables: Record<string, unknown>) {
  return (getVariableValues(schema, variableDefinitions, variables).errors ?? []).map(({ message }) => message);
}

const withInput = operations.filter(({ operation }) => problemsOf(operation, sampleVariables(operation)).length > 0);

describe('a call with what the server sent in its variables', () => {
  it('would be refused for every operation that takes an input', () => {
    expect(withInput.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['StorePageVersion', 'UpdateSettings', 'EditFile', 'StoreMenu', 'UpdateRole']),
    );
  });

  it.each(withInput)('has exactly the fields of the input: $name', async ({ document, operation }) => {
    expect(problemsOf(operation, await send(document, sampleVariables(operation)))).toEqual([]);
  });

  it('leaves values without an input type as they are', async () => {
    const { document, operation } = operations.find(({ name }) => name === 'StoreQuestionnaire') ?? expect.fail();
    const sent = await send(document, sampleVariables(operation));
    expect(sent).toMatchObject({ content: { __typename: 'kept' }, revision: 1 });
  });
});

import { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { isInputName, pickFields } from '../shared/inputs/index.ts';

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** The variables of an operation, each with exactly the fields of its input type. */
function pickVariables(document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const typeOf = new Map(definitions.map(({ variable, type }) => [variable.name.value, namedType(type)]));
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = typeOf.get(name) ?? '';
      return [name, isInputName(type) ? pickFields(type, value) : value];
    }),
  );
}

/**
 * Every call sends inputs with exactly the fields that the schema gives them. A screen may so send back an object that
 * the server sent, with Apollo's `__typename` and fields that are only read.
 */
export const inputLink = new ApolloLink((operation, forward) => {
  operation.variables = pickVariables(operation.query, operation.variables);
  return forward(operation);
});

import { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { isInputName, pickFields } from '../shared/inputs/index.ts';

function getNamedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : getNamedType(type.type);
}

/** Returns the variables that an operation declares, each reduced to the fields of its input type. */
function pickVariables(document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const typeOf = new Map(definitions.map(({ variable, type }) => [variable.name.value, getNamedType(type)]));
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const type = typeOf.get(name);
      return type === undefined ? [] : [[name, isInputName(type) ? pickFields(type, value) : value]];
    }),
  );
}

/**
 * Removes variables that the operation does not declare, and fields of inputs that the schema does not define. All lists
 * may therefore pass the same variables, and a screen may send back an object from the server, including Apollo's
 * `__typename` and read-only fields.
 */
export const inputLink = new ApolloLink((operation, forward) => {
  operation.variables = pickVariables(operation.query, operation.variables);
  return forward(operation);
});

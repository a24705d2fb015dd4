import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionNode,
  stripIgnoredCharacters,
} from 'graphql';
import { readURLJSON } from './read-url-json.ts';

/** A normalized query: without comments, white space and undeclared variables. */
export type SharedQuery = { text: string; variableNames: readonly string[] };

const asksForOneOf = (fields: readonly string[], selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && fields.includes(selection.name.value);

/** Returns the only operation of a document if it is a query for only the given fields. */
function findSharedQuery({ definitions }: DocumentNode, fields: readonly string[]): OperationDefinitionNode | null {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY) return null;
  return operation.selectionSet.selections.every((selection) => asksForOneOf(fields, selection)) ? operation : null;
}

function parseOrNull(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return null;
  }
}

/** Normalizes a query for only the given fields of Query; null for any other document. */
export function toSharedQuery(text: string, fields: readonly string[]): SharedQuery | null {
  const document = parseOrNull(text);
  const operation = document && findSharedQuery(document, fields);
  if (!operation) return null;
  const variableNames = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return { text: stripIgnoredCharacters(text), variableNames };
}

type RequestParameters = { query?: unknown; operationName?: unknown; variables?: unknown };

/** Returns a key that is equal for two requests if and only if document, operation name and variables are equal. */
export function sharedQueryKey({ text, variableNames }: SharedQuery, parameters: RequestParameters): string {
  const variables = (readURLJSON(parameters.variables) ?? {}) as Record<string, unknown>;
  const declared = variableNames.map((name) => (Object.hasOwn(variables, name) ? { value: variables[name] } : null));
  return JSON.stringify([text, parameters.operationName ?? null, declared]);
}

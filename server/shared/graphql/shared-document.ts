import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionNode,
  stripIgnoredCharacters,
} from 'graphql';

/** What a query asks for, without what means nothing: comments, white space, variables that it does not declare. */
export type SharedDocument = { text: string; variableNames: readonly string[] };

const isOneOf = (fields: readonly string[], selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && fields.includes(selection.name.value);

/** The only operation of a document, if it is a query for nothing but the given fields. */
function findSharedQuery({ definitions }: DocumentNode, fields: readonly string[]): OperationDefinitionNode | null {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY) return null;
  return operation.selectionSet.selections.every((selection) => isOneOf(fields, selection)) ? operation : null;
}

function parseOrNull(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return null;
  }
}

/** The normalised form of a query for nothing but the given fields of Query; null for any other document. */
export function toSharedDocument(text: string, fields: readonly string[]): SharedDocument | null {
  const document = parseOrNull(text);
  const operation = document && findSharedQuery(document, fields);
  if (!operation) return null;
  const variableNames = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return { text: stripIgnoredCharacters(text), variableNames };
}

type Parameters = { query?: unknown; operationName?: unknown; variables?: unknown };

/** Equal for two requests exactly if they ask for the same: the document, its operation and its variables. */
export function keyOfParameters({ text, variableNames }: SharedDocument, parameters: Parameters): string {
  const variables = (parameters.variables ?? {}) as Record<string, unknown>;
  const declared = variableNames.map((name) => (Object.hasOwn(variables, name) ? { value: variables[name] } : null));
  return JSON.stringify([text, parameters.operationName ?? null, declared]);
}

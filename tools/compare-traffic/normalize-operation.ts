import { type DocumentNode, type ValueNode, Kind, parse, print, visit } from 'graphql';

/** An operation without what its author chose: its own name, the names of variables, and positions. */
export type NormalOperation = {
  /** The operation's type and root fields. */
  label: string;
  text: string;
  /** The text with types in place of literals. */
  shape: string;
  /** The new name of each variable. */
  variables: ReadonlyMap<string, string>;
};

const literal = (value: string): ValueNode => ({ kind: Kind.ENUM, value });

function labelOf(document: DocumentNode): string {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operations.flatMap(({ operation, selectionSet }) =>
    selectionSet.selections.map((field) => `${operation} ${field.kind === Kind.FIELD ? field.name.value : '...'}`),
  );
  return [...new Set(fields)].slice(0, 5).join(', ');
}

function printWith(document: DocumentNode, replace: (text: string) => string): string {
  const argumentNames: string[] = [];
  const named = visit(document, {
    Argument: { enter: ({ name }) => void argumentNames.push(name.value), leave: () => void argumentNames.pop() },
    IntValue: () => (/ids?$/i.test(argumentNames.at(-1) ?? '') ? literal('ID') : undefined),
    StringValue: (node) => ({ ...node, block: false, value: replace(node.value) }),
  });
  return print(named);
}

/** Normalizes an operation; null if it cannot be parsed. */
export function normalizeOperation(query: string, replace: (text: string) => string): NormalOperation | null {
  let document: DocumentNode;
  try {
    document = parse(query, { noLocation: true });
  } catch {
    return null;
  }
  const variables = new Map<string, string>();
  document = visit(document, {
    OperationDefinition: (node) => ({ ...node, name: undefined }),
    Variable: (node) => {
      const name = variables.get(node.name.value) ?? `v${variables.size + 1}`;
      variables.set(node.name.value, name);
      return { ...node, name: { ...node.name, value: name } };
    },
  });
  const shape = visit(document, {
    IntValue: () => literal('Int'),
    FloatValue: () => literal('Float'),
    BooleanValue: () => literal('Boolean'),
    StringValue: () => literal('String'),
  });
  return { label: labelOf(document), text: printWith(document, replace), shape: print(shape), variables };
}

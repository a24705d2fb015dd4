import { createHash } from 'node:crypto';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { InMemoryCache } from '@apollo/client';
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';

/** `texts`: operation text by SHA-256, for the server. `hashes`: SHA-256 by operation name, for a client. */
type Config = { kind: 'texts' | 'hashes' };

type Definitions = ReadonlyMap<string, DefinitionNode>;

/** Adds the fragments that a definition needs, recursively. */
function addFragments(definition: DefinitionNode, fragments: Definitions, needed: Map<string, DefinitionNode>): void {
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      const fragment = fragments.get(value);
      if (!fragment || needed.has(value)) return;
      needed.set(value, fragment);
      addFragments(fragment, fragments, needed);
    },
  });
}

/** Returns the operation's text as the client's cache transforms and sends it. */
function operationText(operation: OperationDefinitionNode, fragments: Definitions): string {
  const needed = new Map<string, DefinitionNode>();
  addFragments(operation, fragments, needed);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
  return print(new InMemoryCache().transformDocument(document));
}

function readOperationTexts(files: Types.DocumentFile[]): Record<string, string> {
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  return Object.fromEntries(
    definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.name ? [[one.name.value, operationText(one, fragments)]] : [],
    ),
  );
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Prints the operations that clients send by hash. */
export const plugin: CodegenPlugin<Config>['plugin'] = (_schema, documents, { kind }) => {
  const entries = Object.entries(readOperationTexts(documents)).map(([name, text]) =>
    kind === 'texts' ? [hashOf(text), text] : [name, hashOf(text)],
  );
  return JSON.stringify(Object.fromEntries(entries), null, 2);
};

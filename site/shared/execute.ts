import type { TypedDocumentNode } from '@apollo/client';

/** Runs a GraphQL operation in this process with a visitor's rights; throws on GraphQL errors. */
export type Execute = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

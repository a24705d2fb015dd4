import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { Kind } from 'graphql';

type NamedOperation = { name: string; kind: 'query' | 'mutation'; needsVariables: boolean };

function isRequired(variable: VariableDefinitionNode): boolean {
  return variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined;
}

function readOperations(documents: Types.DocumentFile[]): NamedOperation[] {
  const definitions = documents.flatMap((file) => file.document?.definitions ?? []);
  return definitions
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ name, operation, variableDefinitions }) =>
      name === undefined || operation === 'subscription'
        ? []
        : [{ name: name.value, kind: operation, needsVariables: (variableDefinitions ?? []).some(isRequired) }],
    );
}

function printQueryHooks({ name, needsVariables }: NamedOperation): string {
  const typeArguments = `${name}Query, ${name}QueryVariables`;
  const optionalMark = needsVariables ? '' : '?';
  return `
export function use${name}Query(options${optionalMark}: useQuery.Options<${typeArguments}> | SkipToken) {
  return useQuery(${name}Document, options as useQuery.Options<${typeArguments}> | SkipToken);
}
export function use${name}SuspenseQuery(options${optionalMark}: useSuspenseQuery.Options<${name}QueryVariables>): useSuspenseQuery.Result<${typeArguments}, 'complete' | 'streaming'>;
export function use${name}SuspenseQuery(options: useSuspenseQuery.Options<${name}QueryVariables> | SkipToken): useSuspenseQuery.Result<${typeArguments}, 'complete' | 'streaming' | 'empty'>;
export function use${name}SuspenseQuery(options?: useSuspenseQuery.Options<${name}QueryVariables> | SkipToken) {
  return useSuspenseQuery(${name}Document, options as useSuspenseQuery.Options<${name}QueryVariables> | SkipToken);
}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${typeArguments}>) {
  return useLazyQuery(${name}Document, options as useLazyQuery.Options<${typeArguments}>);
}
export function use${name}Fetch(options?: FetchOptions): (options${optionalMark}: { variables${optionalMark}: ${name}QueryVariables }) => Promise<{ data: ${name}Query | undefined }> {
  return useFetch<${typeArguments}>(${name}Document, options);
}`;
}

/**
 * The body of the Fetch hooks, which return a function that runs the query once. That of `useLazyQuery` is aborted when
 * another call begins or the component is removed, and keeps watching its result, so that it renders and requests again
 * when the cache changes.
 */
const fetchHook = `
/** \`network-only\` by default: the server is asked even if the result is in the cache. */
type FetchOptions = { fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache' };
function useFetch<Data, Variables extends OperationVariables>(query: DocumentNode<Data, Variables>, { fetchPolicy = 'network-only' }: FetchOptions = {}) {
  const client = useApolloClient();
  return useCallback(
    // A reload after a change must not share the response to a request from before it.
    (options?: { variables?: Variables }) => client.query<Data>({ query, fetchPolicy, context: { queryDeduplication: fetchPolicy === 'cache-first' }, ...options }),
    [client, query, fetchPolicy],
  );
}
`;

function printMutationHook({ name }: NamedOperation): string {
  const typeArguments = `${name}Mutation, ${name}MutationVariables`;
  return `
export function use${name}Mutation(options?: useMutation.Options<${typeArguments}>): useMutation.ResultTuple<${typeArguments}> {
  return useMutation<${typeArguments}>(${name}Document, options);
}`;
}

const queryImports = [
  "import { useCallback } from 'react';",
  "import type { OperationVariables } from '@apollo/client';",
  "import type { SkipToken } from '@apollo/client/react';",
];

function printImports(operations: NamedOperation[]): string[] {
  const kinds = new Set(operations.map(({ kind }) => kind));
  const hooks = [
    ...(kinds.has('mutation') ? ['useMutation'] : []),
    ...(kinds.has('query') ? ['useApolloClient', 'useLazyQuery', 'useQuery', 'useSuspenseQuery'] : []),
  ];
  return [
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : []),
    ...(kinds.has('query') ? queryImports : []),
  ];
}

/** Prints hooks for Apollo Client 4 for the typed documents; those of the stock plugin do not type-check with it. */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents) => {
  const operations = readOperations(documents);
  return {
    prepend: printImports(operations),
    content: [
      ...(operations.some(({ kind }) => kind === 'query') ? [fetchHook] : []),
      ...operations.map((operation) =>
        operation.kind === 'query' ? printQueryHooks(operation) : printMutationHook(operation),
      ),
    ].join('\n'),
  };
};

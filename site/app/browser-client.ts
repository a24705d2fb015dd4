import { ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, Kind } from 'graphql';
import hashes from '../generated/operation-hashes.json';
import { createSiteCache } from './site-cache.ts';

const hashByName: Readonly<Record<string, string>> = hashes;

/** Public reads: sent by GET, so that the server's response cache serves them. Others may hold a secret. */
const publicQueries = new Set([
  'CheckFrame',
  'CurrentQuestionnaire',
  'NewestPages',
  'PrivacyPage',
  'PublishedPage',
  'SearchFrame',
]);

function operationHashOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return hashByName[operation?.name?.value ?? ''] ?? '';
}

/** Sends an operation by its hash only. A server that does not know it has another build: that is an error. */
function persistedLink({ useGET, build }: { useGET: boolean; build: string }): ApolloLink {
  const hashLink = new PersistedQueryLink({
    generateHash: operationHashOf,
    useGETForHashedQueries: useGET,
    disable: () => false,
    retry: () => false,
  });
  // Visitors and signed-in staff get the same.
  return hashLink.concat(
    new BaseHttpLink({ uri: '/graphql', credentials: 'omit', headers: { 'x-site-build': build } }),
  );
}

/** The site's client in the browser. */
export function createBrowserClient(build: string): { client: ApolloClient; cache: InMemoryCache } {
  const cache = createSiteCache();
  const link = ApolloLink.split(
    ({ operationName = '' }) => publicQueries.has(operationName),
    persistedLink({ useGET: true, build }),
    persistedLink({ useGET: false, build }),
  );
  return { cache, client: new ApolloClient({ link, cache, devtools: { enabled: import.meta.env.DEV } }) };
}

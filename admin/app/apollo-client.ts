import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import hashes from '../generated/operation-hashes.json';
import { type DocumentNode, Kind } from 'graphql';
import { type CsrfSender, csrfSender } from '../shared/csrf-sender.ts';
import { noteFailure } from '../shared/errors/index.ts';
import { sessionStore, signOutReason } from '../shared/session/index.ts';
import { inputLink } from './input-link.ts';

/** A session that ended on the server (time, new password, other browser) ends here at the next call too. */
const sessionLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
  if (sessionStore.get().authenticated && signOutReason.get() === null) signOutReason.set('expired');
  sessionStore.clear();
});

/** What a notice of a failure shows of it. */
const failureLink = new ErrorLink(({ error, operation }) => {
  noteFailure(error, operation.getContext().response as Response | undefined);
});

const hashByName: Readonly<Record<string, string>> = hashes;

function hashOf({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return hashByName[operation?.name?.value ?? ''] ?? '';
}

/** The server knows this release's operations by their hashes; one of another release asks for the text. */
const persistedLink = new PersistedQueryLink({ generateHash: hashOf });

/** What a block of the site asks for has no hash here: refused for that, it would end all asking by hash. */
function hasHash({ operationName = '' }: ApolloLink.Operation): boolean {
  return Object.hasOwn(hashByName, operationName);
}

/** `fetch` with the headers that a change in the name of a session needs. */
function createTrustedFetch(csrf: CsrfSender): typeof fetch {
  return async (address, init) => {
    const { response } = await csrf.send(async (trusted) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(trusted)) headers.set(name, value);
      const response = await fetch(address, { ...init, headers });
      return { response, status: response.status, token: response.headers.get('x-csrf-token') };
    });
    return response;
  };
}

export function createApolloClient(csrf: CsrfSender = csrfSender): ApolloClient {
  const serverLink = new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: createTrustedFetch(csrf) });
  return new ApolloClient({
    link: ApolloLink.from([
      sessionLink,
      failureLink,
      inputLink,
      ApolloLink.split(hasHash, persistedLink.concat(serverLink), serverLink),
    ]),
    cache: new InMemoryCache({
      possibleTypes: { PageContent: ['PageVersion', 'PageVersionContent'] },
      typePolicies: {
        // Not objects of their own: kept inside what they belong to.
        Block: { keyFields: false },
        Settings: { keyFields: [] },
        PageSibling: { keyFields: false },
      },
    }),
    devtools: { enabled: import.meta.env.DEV },
  });
}

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import hashes from '../generated/operation-hashes.json';
import { type DocumentNode, Kind } from 'graphql';
import { type CsrfSender, csrfSender } from '../shared/http/csrf-sender.ts';
import { recordFailure } from '../shared/errors/index.ts';
import { sessionStore, signOutReason } from '../shared/session/index.ts';
import { sendForm, type UploadOptions } from '../shared/http/send-form.ts';
import { inputLink } from './input-link.ts';

/** A session that ended on the server (timeout, new password, other browser) also ends here at the next call. */
const sessionLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  if (!error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return;
  if (sessionStore.get().authenticated && signOutReason.get() === null) signOutReason.set('expired');
  sessionStore.clear();
});

/** Stores what an error message shows of a failed call. */
const failureLink = new ErrorLink(({ error, operation }) => {
  recordFailure(error, operation.getContext().response as Response | undefined);
});

const graphqlPath = '/graphql';

const hashByName: Readonly<Record<string, string>> = hashes;

function findOperationHash({ definitions }: DocumentNode): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return hashByName[operation?.name?.value ?? ''] ?? '';
}

/** The server knows this release's operations by their hashes; for other hashes it asks for the full text. */
const persistedQueryLink = new PersistedQueryLink({ generateHash: findOperationHash });

/**
 * Operations of custom blocks have no hash. They are sent in full: one rejected hash would disable persisted queries.
 */
function hasHash({ operationName = '' }: ApolloLink.Operation): boolean {
  return Object.hasOwn(hashByName, operationName);
}

/** Sends JSON by `fetch`, and a form with a file so that its progress is reported. */
function sendRequest(init: (RequestInit & UploadOptions) | undefined, headers: Headers): Promise<Response> {
  return init?.body instanceof FormData
    ? sendForm(graphqlPath, { ...init, headers, body: init.body })
    : fetch(graphqlPath, { ...init, headers });
}

/** Returns a `fetch` that adds the CSRF headers a session's mutations need. */
const createCsrfFetch =
  (csrf: CsrfSender): typeof fetch =>
  (_path, init) =>
    csrf.send((headers) => sendRequest(init, headers), init?.headers);

export function createApolloClient(csrf: CsrfSender = csrfSender): ApolloClient {
  const serverLink = new UploadHttpLink({
    uri: graphqlPath,
    credentials: 'same-origin',
    fetch: createCsrfFetch(csrf),
  });
  return new ApolloClient({
    link: ApolloLink.from([
      sessionLink,
      failureLink,
      inputLink,
      ApolloLink.split(hasHash, persistedQueryLink.concat(serverLink), serverLink),
    ]),
    cache: new InMemoryCache({
      possibleTypes: { PageContent: ['PageVersion', 'PageVersionContent'] },
      typePolicies: {
        // These have no id of their own: they are cached inside their parent.
        Block: { keyFields: false },
        Settings: { keyFields: [] },
        PageSibling: { keyFields: false },
      },
    }),
    devtools: { enabled: import.meta.env.DEV },
  });
}

import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { sessionStore } from '../shared/session/index.ts';

/** A session that ended on the server (time, new password, other browser) ends here at the next call too. */
const sessionLink = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) return;
  if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) sessionStore.clear();
});

export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([sessionLink, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
    cache: new InMemoryCache({
      typePolicies: {
        // Not objects of their own: kept inside what they belong to.
        Block: { keyFields: false },
        Settings: { keyFields: [] },
        PageTypeContent: { keyFields: false },
        PageSibling: { keyFields: false },
      },
    }),
    devtools: { enabled: import.meta.env.DEV },
  });
}

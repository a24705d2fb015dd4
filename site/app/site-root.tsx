import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { SiteInfoContext, type SiteInfo } from '../shared/site-info.ts';

type Props = { client: ApolloClient; info: SiteInfo; children: ReactNode };

/** What every part of the site gets, on the server and in the browser. */
export function SiteRoot({ client, info, children }: Props) {
  return (
    <ApolloProvider client={client}>
      <SiteInfoContext value={info}>{children}</SiteInfoContext>
    </ApolloProvider>
  );
}

import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFetchSession } from '../shared/session/index.ts';
import { colorSchemeManager, cssVariablesResolver, theme } from '../shared/ui/index.ts';
import { createApolloClient } from './apollo-client.ts';
import { createRouter } from './routes.tsx';

function SessionStart() {
  const fetchSession = useFetchSession();
  useEffect(() => {
    void fetchSession();
  }, [fetchSession]);
  return null;
}

/** The admin area: providers around its routes. */
export function App() {
  const [client] = useState(createApolloClient);
  const [router] = useState(createRouter);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <ApolloProvider client={client}>
        <SessionStart />
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}

import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { KeepSession, useFetchSession } from '../shared/session/index.ts';
import { colorSchemeManager, cssVariablesResolver, namePortal, theme } from '../shared/ui/index.ts';
import { createApolloClient } from './apollo-client.ts';
import { createRouter } from './routes.tsx';

function PortalName() {
  const { t } = useTranslation();
  useEffect(() => namePortal(t('common.floating')), [t]);
  return null;
}

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
        <PortalName />
        <SessionStart />
        <KeepSession />
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}

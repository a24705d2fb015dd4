import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { SessionMonitor, useFetchSession } from '../shared/session/index.ts';
import { colorSchemeManager, cssVariablesResolver, labelPortal, theme } from '../shared/ui/index.ts';
import { createApolloClient } from './apollo-client.ts';
import { createRouter } from './routes.tsx';

function PortalLabel() {
  const { t } = useTranslation();
  useEffect(() => labelPortal(t('common.floating')), [t]);
  return null;
}

function SessionLoader() {
  const fetchSession = useFetchSession();
  useEffect(() => {
    void fetchSession();
  }, [fetchSession]);
  return null;
}

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
        <PortalLabel />
        <SessionLoader />
        <SessionMonitor />
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}

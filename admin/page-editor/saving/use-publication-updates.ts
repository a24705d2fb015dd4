import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { PagePublicationDocument, usePagePublicationFetch } from '../../generated/graphql.ts';
import { usePageEditor } from '../editor/editor-context.ts';

/** How often an open editor fetches the page's publication. */
const POLL_INTERVAL_MS = 10_000;

/** Polls for changes of the page's publication by others, such as a decision, while the window is visible. */
export function usePublicationUpdates(): void {
  const client = useApolloClient();
  const fetchPublication = usePagePublicationFetch({ fetchPolicy: 'no-cache' });
  const { page } = usePageEditor();
  const getPage = useEffectEvent(() => page);
  const update = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const requestedPage = page;
    const variables = { id: page.id };
    const { data } = await fetchPublication({ variables }).catch(() => ({ data: undefined }));
    // An action here may have updated the page meanwhile; its data is newer.
    if (data?.page && getPage() === requestedPage)
      client.writeQuery({ query: PagePublicationDocument, variables, data });
  });
  useEffect(() => {
    const handleUpdate = () => void update();
    const timer = window.setInterval(handleUpdate, POLL_INTERVAL_MS);
    window.addEventListener('focus', handleUpdate);
    document.addEventListener('visibilitychange', handleUpdate);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', handleUpdate);
      document.removeEventListener('visibilitychange', handleUpdate);
    };
  }, []);
}

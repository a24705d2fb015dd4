import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { PagePublicationDocument } from '../../generated/graphql.ts';
import { useEditor } from '../editor/editor-context.ts';

/** How often an open editor asks what others did about the page's publication; milliseconds. */
const INTERVAL = 10_000;

/** Follows what others do about the page's publication, such as a reviewer's decision, while the window is looked at. */
export function usePageUpdates(): void {
  const client = useApolloClient();
  const { page } = useEditor();
  const getPage = useEffectEvent(() => page);
  const update = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const asked = page;
    const options = { query: PagePublicationDocument, variables: { id: page.id } };
    const { data } = await client.query({ ...options, fetchPolicy: 'no-cache' }).catch(() => ({ data: undefined }));
    // What was done here meanwhile brought newer news than this.
    if (data?.page && getPage() === asked) client.writeQuery({ ...options, data });
  });
  useEffect(() => {
    const handleUpdate = () => void update();
    const timer = window.setInterval(handleUpdate, INTERVAL);
    window.addEventListener('focus', handleUpdate);
    document.addEventListener('visibilitychange', handleUpdate);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', handleUpdate);
      document.removeEventListener('visibilitychange', handleUpdate);
    };
  }, []);
}

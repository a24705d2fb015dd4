import { useCallback } from 'react';
import {
  useCancelScheduledPublicationMutation,
  usePublishEditedPageMutation,
  useRequestEditedPublicationMutation,
  useRevokeEditedPublicationMutation,
  useScheduleEditedPageMutation,
  useUnpublishEditedPageMutation,
} from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';
import type { PublicationAction } from './publication-action.ts';

/** Sends an action; returns its errors, or undefined if the response has no data. */
type SendAction = (action: PublicationAction) => Promise<readonly CheckError[] | undefined>;

/** Returns a function that sends a publication action for the page. */
export function useSendAction(pageID: number): SendAction {
  const [publish] = usePublishEditedPageMutation();
  const [unpublish] = useUnpublishEditedPageMutation();
  const [revoke] = useRevokeEditedPublicationMutation();
  const [request] = useRequestEditedPublicationMutation();
  const [schedule] = useScheduleEditedPageMutation();
  const [cancel] = useCancelScheduledPublicationMutation();
  return useCallback(
    async (action) => {
      switch (action.kind) {
        case 'publish':
          return (await publish({ variables: { pageID } })).data?.publishPage.errors;
        case 'unpublish': {
          const { plannedPublications } = action;
          return (await unpublish({ variables: { pageID, plannedPublications } })).data?.unpublishPage.errors;
        }
        case 'revoke':
          return (await revoke({ variables: { pageID } })).data?.revokePublication.errors;
        case 'request': {
          const { comment } = action;
          return (await request({ variables: { pageID, comment } })).data?.requestPublication.errors;
        }
        case 'schedule': {
          const variables = { pageID, action: action.action, at: action.at };
          return (await schedule({ variables })).data?.schedulePublication.errors;
        }
        case 'cancel':
          return (await cancel({ variables: { id: action.id } })).data?.cancelScheduledPublication.errors;
      }
    },
    [pageID, publish, unpublish, revoke, request, schedule, cancel],
  );
}

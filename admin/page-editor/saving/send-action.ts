import type { ApolloClient } from '@apollo/client';
import {
  CancelScheduledPublicationDocument,
  type PlannedPublicationChoice,
  PublishEditedPageDocument,
  RequestEditedPublicationDocument,
  RevokeEditedPublicationDocument,
  ScheduleEditedPageDocument,
  type ScheduledAction,
  UnpublishEditedPageDocument,
} from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';

/** A publication action as sent to the server; a repeated request is a request too. */
export type PublicationAction =
  | { kind: 'publish' | 'revoke' }
  | { kind: 'unpublish'; plannedPublications: PlannedPublicationChoice }
  | { kind: 'request'; comment: string }
  | { kind: 'schedule'; action: ScheduledAction; at: string }
  | { kind: 'cancel'; id: number };

/** Whether unsaved work has to be stored before the action. */
export function requiresStoredContent(action: PublicationAction): boolean {
  if (action.kind === 'schedule') return action.action === 'PUBLISH';
  return action.kind !== 'revoke' && action.kind !== 'cancel';
}

/** Whether the server runs the publication checks for the action. */
export function attemptsPublication({ kind }: PublicationAction): boolean {
  return kind === 'publish' || kind === 'request' || kind === 'schedule';
}

/** Sends an action; returns its errors, or undefined if the response has no data. */
export async function sendAction(
  client: ApolloClient,
  pageID: number,
  action: PublicationAction,
): Promise<readonly CheckError[] | undefined> {
  switch (action.kind) {
    case 'publish': {
      const { data } = await client.mutate({ mutation: PublishEditedPageDocument, variables: { pageID } });
      return data?.publishPage.errors;
    }
    case 'unpublish': {
      const variables = { pageID, plannedPublications: action.plannedPublications };
      const { data } = await client.mutate({ mutation: UnpublishEditedPageDocument, variables });
      return data?.unpublishPage.errors;
    }
    case 'revoke': {
      const { data } = await client.mutate({ mutation: RevokeEditedPublicationDocument, variables: { pageID } });
      return data?.revokePublication.errors;
    }
    case 'request': {
      const variables = { pageID, comment: action.comment };
      const { data } = await client.mutate({ mutation: RequestEditedPublicationDocument, variables });
      return data?.requestPublication.errors;
    }
    case 'schedule': {
      const variables = { pageID, action: action.action, at: action.at };
      const { data } = await client.mutate({ mutation: ScheduleEditedPageDocument, variables });
      return data?.schedulePublication.errors;
    }
    case 'cancel': {
      const { data } = await client.mutate({
        mutation: CancelScheduledPublicationDocument,
        variables: { id: action.id },
      });
      return data?.cancelScheduledPublication.errors;
    }
  }
}

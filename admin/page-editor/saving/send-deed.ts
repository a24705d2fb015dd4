import type { ApolloClient } from '@apollo/client';
import {
  CancelEditedScheduleDocument,
  type PlannedPublicationChoice,
  PublishEditedPageDocument,
  RequestEditedPublicationDocument,
  RevokeEditedPublicationDocument,
  ScheduleEditedPageDocument,
  type ScheduledAction,
  UnpublishEditedPageDocument,
} from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';

/** What can be done about a page's publication; asking again is asking. */
export type Deed =
  | { kind: 'publish' | 'revoke' }
  | { kind: 'unpublish'; plannedPublications: PlannedPublicationChoice }
  | { kind: 'request'; comment: string }
  | { kind: 'schedule'; action: ScheduledAction; at: string }
  | { kind: 'cancel'; id: number };

/** Whether a deed is about what is on the screen, which has to be stored first then. */
export function concernsContent(deed: Deed): boolean {
  if (deed.kind === 'schedule') return deed.action === 'PUBLISH';
  return deed.kind !== 'revoke' && deed.kind !== 'cancel';
}

/** Whether the publication checks decide about it. */
export function triesToPublish({ kind }: Deed): boolean {
  return kind === 'publish' || kind === 'request' || kind === 'schedule';
}

/** One call for one deed; its errors, undefined where there was no answer. */
export async function sendDeed(
  client: ApolloClient,
  pageID: number,
  deed: Deed,
): Promise<readonly CheckError[] | undefined> {
  switch (deed.kind) {
    case 'publish': {
      const { data } = await client.mutate({ mutation: PublishEditedPageDocument, variables: { pageID } });
      return data?.publishPage.errors;
    }
    case 'unpublish': {
      const variables = { pageID, plannedPublications: deed.plannedPublications };
      const { data } = await client.mutate({ mutation: UnpublishEditedPageDocument, variables });
      return data?.unpublishPage.errors;
    }
    case 'revoke': {
      const { data } = await client.mutate({ mutation: RevokeEditedPublicationDocument, variables: { pageID } });
      return data?.revokePublication.errors;
    }
    case 'request': {
      const variables = { pageID, comment: deed.comment };
      const { data } = await client.mutate({ mutation: RequestEditedPublicationDocument, variables });
      return data?.requestPublication.errors;
    }
    case 'schedule': {
      const variables = { pageID, action: deed.action, at: deed.at };
      const { data } = await client.mutate({ mutation: ScheduleEditedPageDocument, variables });
      return data?.schedulePublication.errors;
    }
    case 'cancel': {
      const { data } = await client.mutate({ mutation: CancelEditedScheduleDocument, variables: { id: deed.id } });
      return data?.cancelScheduledPublication.errors;
    }
  }
}

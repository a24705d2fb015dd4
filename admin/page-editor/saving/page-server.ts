import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  AnnouncePresenceDocument,
  type AnnouncePresenceMutation,
  type EditorVersionFragment,
  PageEditorDocument,
  StorePageVersionDocument,
} from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { fromServer } from '../content/from-server.ts';
import type { PageContent } from '../content/page-content.ts';
import { nameRefused, readVariablePath } from '../content/refused-property.ts';
import { toStoreContent } from '../content/store-content.ts';
import type { ServerState } from './common-ground.ts';
import type { StoreAnswer, StoreRequest } from './saver.ts';

type Page = { editorName: string | null };

export function toServerState(version: EditorVersionFragment, { editorName }: Page): ServerState {
  return {
    versionID: version.id,
    revision: version.revision,
    content: fromServer(version),
    storedBy: editorName,
  };
}

/** One store; a failure says whether it is worth while to try the same again. */
export async function sendStore(client: ApolloClient, request: StoreRequest): Promise<StoreAnswer> {
  const { versionID: id, revision, startsState, content } = request;
  const input = { id, revision, startsState, ...toStoreContent(content) };
  try {
    const { data } = await client.mutate({ mutation: StorePageVersionDocument, variables: { input } });
    const { errors = [], pageVersion = null, page = null } = data?.storePageVersion ?? {};
    if (pageVersion && page && errors.length === 0) {
      return { result: 'stored', server: toServerState(pageVersion, page) };
    }
    const isOld = errors.some(({ code, property }) => code === 'V_07' && property === 'version.revision');
    return isOld ? { result: 'newer' } : { result: 'failed', errors: nameErrors(errors, content) };
  } catch (thrown) {
    return isAnswer(thrown)
      ? { result: 'failed', errors: nameErrors(readRefusal(thrown), content) }
      : { result: 'offline' };
  }
}

function nameErrors(errors: readonly CheckError[], content: PageContent): CheckError[] {
  return errors.map(({ code, property }) => ({ code, property: nameRefused(property, content) }));
}

/** Why the server did not run the store at all; none where that is its own fault, and may go well another time. */
function readRefusal(thrown: unknown): CheckError[] {
  if (ServerError.is(thrown)) return thrown.statusCode === 413 ? [{ code: 'V_14', property: '' }] : [];
  if (!CombinedGraphQLErrors.is(thrown)) return [];
  return thrown.errors.flatMap(({ message, extensions }) => {
    const { errorCode, property } = extensions ?? {};
    if (typeof errorCode !== 'string' || errorCode === 'G_01') return [];
    const named = typeof property === 'string' && property !== '' ? property : readVariablePath(message);
    return [{ code: errorCode as CheckError['code'], property: named }];
  });
}

/** Whether the server itself said no; a gateway that cannot reach it (502 to 504) is as good as no answer. */
function isAnswer(thrown: unknown): boolean {
  if (ServerError.is(thrown)) return thrown.statusCode < 502 || thrown.statusCode > 504;
  return CombinedGraphQLErrors.is(thrown);
}

/** The newest state of a page; null where there is no answer. */
export async function fetchNewest(client: ApolloClient, id: number): Promise<ServerState | null> {
  try {
    const options = { query: PageEditorDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query(options);
    return data?.page ? toServerState(data.page.pageVersion, data.page) : null;
  } catch {
    return null;
  }
}

export type Presence = NonNullable<AnnouncePresenceMutation['announcePresence']['presence']>;

/** Tells that the page is open here; what revision it is at and who else has it open, null where there is no answer. */
export async function announcePresence(client: ApolloClient, pageID: number, tabID: string): Promise<Presence | null> {
  try {
    const options = {
      mutation: AnnouncePresenceDocument,
      variables: { pageID, tabID },
      fetchPolicy: 'no-cache',
    } as const;
    const { data } = await client.mutate(options);
    return data?.announcePresence.presence ?? null;
  } catch {
    return null;
  }
}

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type {
  EditorVersionFragment,
  PageEditorQuery,
  StorePageVersionMutation,
  StorePageVersionMutationVariables,
} from '../../generated/graphql.ts';
import type { CheckError } from '../checks/publication-check.ts';
import { toPageContent } from '../content/to-page-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { toCheckProperty, parseVariablePath } from '../content/error-property.ts';
import { toContentInput } from '../content/content-input.ts';
import type { ServerVersion } from './base-version.ts';
import type { StoreResponse, StoreRequest } from './saver.ts';
import { Errors } from '../../generated/errors.ts';

type Page = { editorName: string | null };

/** Converts a fetched version. */
export function toServerVersion(version: EditorVersionFragment, { editorName }: Page): ServerVersion {
  return {
    versionID: version.id,
    revision: version.revision,
    content: toPageContent(version),
    storedBy: editorName,
  };
}

/** The function of the hook useStorePageVersionMutation. */
type SendVersion = (options: {
  variables: StorePageVersionMutationVariables;
}) => Promise<{ data?: StorePageVersionMutation | null }>;

/** Stores a version. 'failed' with errors means that a retry is useless; 'offline' that the server was not reached. */
export async function sendStoreRequest(send: SendVersion, request: StoreRequest): Promise<StoreResponse> {
  const { versionID: id, revision, startsState, content } = request;
  const input = { id, revision, startsState, ...toContentInput(content) };
  try {
    const { data } = await send({ variables: { input } });
    const { errors = [], pageVersion = null, page = null } = data?.storePageVersion ?? {};
    if (pageVersion && page && errors.length === 0) {
      return { result: 'stored', server: toServerVersion(pageVersion, page) };
    }
    const isOutdated = errors.some(
      ({ code, property }) => code === Errors.invalidState && property === 'version.revision',
    );
    return isOutdated ? { result: 'newer' } : { result: 'failed', errors: toCheckErrors(errors, content) };
  } catch (thrown) {
    return isServerResponse(thrown)
      ? { result: 'failed', errors: toCheckErrors(readStoreErrors(thrown), content) }
      : { result: 'offline' };
  }
}

function toCheckErrors(errors: readonly CheckError[], content: PageContent): CheckError[] {
  return errors.map(({ code, property }) => ({ code, property: toCheckProperty(property, content) }));
}

/** Returns the errors of a rejected request; none for an internal server error, which may be retried. */
function readStoreErrors(thrown: unknown): CheckError[] {
  if (ServerError.is(thrown)) return thrown.statusCode === 413 ? [{ code: Errors.tooLong, property: '' }] : [];
  if (!CombinedGraphQLErrors.is(thrown)) return [];
  return thrown.errors.flatMap(({ message, extensions }) => {
    const { errorCode, property } = extensions ?? {};
    if (typeof errorCode !== 'string' || errorCode === Errors.general) return [];
    const named = typeof property === 'string' && property !== '' ? property : parseVariablePath(message);
    return [{ code: errorCode as CheckError['code'], property: named }];
  });
}

/** Whether the error came from the server itself, not from a gateway that cannot reach it (502 to 504). */
function isServerResponse(thrown: unknown): boolean {
  if (ServerError.is(thrown)) return thrown.statusCode < 502 || thrown.statusCode > 504;
  return CombinedGraphQLErrors.is(thrown);
}

/** The function of the hook usePageEditorFetch. */
type FetchPage = (options: { variables: { id: number } }) => Promise<{ data?: PageEditorQuery | undefined }>;

/** Fetches the newest version of a page; null if the server is unreachable. */
export async function fetchNewestVersion(fetchPage: FetchPage, id: number): Promise<ServerVersion | null> {
  try {
    const { data } = await fetchPage({ variables: { id } });
    return data?.page ? toServerVersion(data.page.pageVersion, data.page) : null;
  } catch {
    return null;
  }
}

import type { ErrorItem } from '../errors/index.ts';
import { restClient } from '../http/rest-client.ts';
import type { RestResult } from '../http/rest-client.ts';

type ImageResponse = { image: string | null };

/** undefined if the response has no errors to show. */
function readErrors(result: RestResult<ImageResponse>): readonly ErrorItem[] | undefined {
  if (result.isDone) return [];
  return result.errors.length > 0 ? result.errors : undefined;
}

/**
 * Profile images are uploaded by REST, with the field name from the specification. Errors UM_05 to UM_08 are reported
 * for `user.profileImage`.
 */
export async function uploadProfileImage(userID: number, image: File): Promise<readonly ErrorItem[] | undefined> {
  const file = { name: 'profileImage', content: image };
  return readErrors(await restClient.upload({ method: 'PUT', path: `/user/${userID}/image`, fields: {}, file }));
}

export async function removeProfileImage(userID: number): Promise<readonly ErrorItem[] | undefined> {
  return readErrors(await restClient.call('DELETE', `/user/${userID}/image`));
}

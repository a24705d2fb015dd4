import type { TestClient } from '../../support/test-client.ts';

export type Problem = { code: string; property: string; message: string };
export type Payload<Changed> = Changed & { errors: Problem[] };
const problem = 'errors { code property message }';

export const quote = (value: unknown): string => JSON.stringify(value);

/** Runs an operation that must succeed; returns its data. */
export async function runOperation<Data>(client: TestClient, operation: string): Promise<Data> {
  const { data, errors } = await client.graphql<Data>(operation);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Runs a mutation and returns its payload. */
export async function runMutation<Changed>(client: TestClient, call: string): Promise<Payload<Changed>> {
  return (await runOperation<{ payload: Payload<Changed> }>(client, `mutation { payload: ${call} ${problem} } }`))
    .payload;
}

const replacing = `mutation ($id: Int!, $file: Upload!) {
  replaceFile(id: $id, file: $file) {
    file { id path fileName defaultAltText tags type mimeType width height fileSize hash focalPoint { x y } }
    ${problem}
  }
}`;

export type ReplacedFile = { id: number; hash: string; width: number | null; height: number | null };
type ReplaceResponse = {
  data?: { replaceFile: Payload<{ file: ReplacedFile | null }> } | null;
  errors?: { extensions: { code: string } }[];
};

/** Replaces the bytes of a file by a GraphQL multipart request. */
export async function replace(
  client: TestClient,
  id: number,
  content: Uint8Array | string | null,
  fileName = 'new.bin',
): Promise<ReplaceResponse> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: replacing, variables: { id, file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  if (content !== null) form.append('0', new Blob([content as BlobPart]), fileName);
  const init = { method: 'POST', body: form, headers: client.csrfHeaders() };
  return (await (await client.fetch('/graphql', init)).json()) as ReplaceResponse;
}

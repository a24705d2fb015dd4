import type { TestResponse, TestClient } from './test-client.ts';
import type { AddFileResponse, FileBody } from './media-files.ts';

export type Directory = { path: string; name: string };
export type DirectoryContent = { path: string; directories: Directory[]; files: FileBody[] };
/** Responses of the library's calls; each call returns some of these properties. */
export type LibraryResponse = AddFileResponse & { directory: Directory; Message?: string };

let number = 0;

export const callMedia = (client: TestClient, path: string, body: unknown): Promise<TestResponse<LibraryResponse>> =>
  client.post<LibraryResponse>(`/medialib/${path}`, body);

/** Creates a folder with a unique name; returns its path. */
export async function newDirectory(client: TestClient, parent = '/'): Promise<string> {
  number += 1;
  const { status, body, text } = await callMedia(client, 'create-dir', {
    path: parent,
    folderName: `folder ${number}`,
  });
  if (status !== 200) throw new Error(text);
  return body.directory.path;
}

export const contentOf = async (client: TestClient, path: string): Promise<DirectoryContent> =>
  (await client.post<DirectoryContent>('/medialib/get-dir', { path })).body;

export const byNumber = (one: number, other: number): number => one - other;

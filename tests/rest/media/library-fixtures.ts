import type { TestAnswer, TestClient } from '../../support/test-client.ts';
import type { AddFileAnswer, FileBody } from './media-fixtures.ts';

export type Directory = { path: string; name: string };
export type DirectoryContent = { path: string; directories: Directory[]; files: FileBody[] };
/** What the calls of the library answer, each its part of it. */
export type LibraryAnswer = AddFileAnswer & { directory: Directory; Message?: string };

let number = 0;

export const callMedia = (client: TestClient, path: string, body: unknown): Promise<TestAnswer<LibraryAnswer>> =>
  client.post<LibraryAnswer>(`/medialib/${path}`, body);

/** A new folder with a name of its own; its path. */
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

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestResponse, TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export type FileBody = {
  id: number;
  path: string;
  fileName: string;
  defaultAltText: string;
  shared: boolean;
  type: string;
  mimeType: string;
  dimensions: { width: number; height: number } | null;
  fileSize: number;
  hash: string;
  url: string;
};
/** `file` exists if the upload was accepted. */
export type AddFileResponse = { Success: boolean; Errors: { code: string; property: string }[]; file: FileBody };

let number = 0;

/** A file name that no other file of the test has. */
export const uniqueFileName = (extension: string): string => `file-${++number}.${extension}`;

export function form(parts: { path?: string; f?: Blob | string; fileName?: string }): FormData {
  const data = new FormData();
  if (parts.path !== undefined) data.append('path', parts.path);
  if (typeof parts.f === 'string') data.append('f', parts.f);
  else if (parts.f) data.append('f', parts.f, parts.fileName ?? 'file');
  return data;
}

export function upload(
  client: TestClient,
  content: Uint8Array | string,
  { path = '/', fileName = uniqueFileName('txt') }: { path?: string; fileName?: string } = {},
): Promise<TestResponse<AddFileResponse>> {
  return client.upload('/medialib/add-file', form({ path, f: new Blob([content as BlobPart]), fileName }));
}

/** Uploads a file that has to be accepted. */
export async function addFile(
  client: TestClient,
  content: Uint8Array | string,
  place: { path?: string; fileName?: string } = {},
): Promise<FileBody> {
  const { status, body, text } = await upload(client, content, place);
  if (status !== 200) throw new Error(`refused: ${text}`);
  return body.file;
}

type ImageOptions = { width?: number; height?: number; color?: string };

export const createImage = ({ width = 60, height = 40, color = '#c2410c' }: ImageOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** A JPEG with the location where it was taken, which has to stay private. */
export function jpegWithLocation(orientation = 1, options: ImageOptions = {}): Promise<Buffer> {
  return createImage(options)
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Copyright: 'Sexton' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 7/1 0/1' },
    })
    .toBuffer();
}

/** An image of four coloured quarters: red and green above, blue and white below. */
export async function imageOfQuarters(side = 40): Promise<Buffer> {
  const half = Math.floor(side / 2);
  const quarter = (background: string) =>
    sharp({ create: { width: half, height: half, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all([quarter('#ff0000'), quarter('#00ff00'), quarter('#0000ff')]);
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: half, top: 0 },
      { input: blue, left: 0, top: half },
    ])
    .png()
    .toBuffer();
}

async function keysInBucket({ services }: TestServer, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for (const name of folder ? [folder] : ['files', 'variants']) {
    for await (const { key } of services.storage.list(name)) keys.push(key);
  }
  return keys;
}

/** All stored and partially received media files of a server below a folder. */
export async function listStoredFiles(server: TestServer, folder = ''): Promise<string[]> {
  const inBucket = server.bucket && folder !== 'incoming' ? await keysInBucket(server, folder) : [];
  return [...inBucket, ...(await localFiles(server, folder))];
}

async function localFiles(server: TestServer, folder: string): Promise<string[]> {
  const entries = await readdir(join(server.dataDir, 'media', folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export const errorsOf = ({ body }: TestResponse<Partial<AddFileResponse>>): string[] =>
  (body.Errors ?? []).map(({ code, property }) => `${code} ${property}`.trim());

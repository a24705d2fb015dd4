import type { File } from './file.entity.ts';
import type { FocalPoint } from './image-hash.ts';

/** A file with the folder it lies in, as both edges show it. */
export type LibraryFile = Pick<
  File,
  | 'id'
  | 'fileName'
  | 'defaultAltText'
  | 'shared'
  | 'type'
  | 'mimeType'
  | 'width'
  | 'height'
  | 'fileSize'
  | 'hash'
  | 'address'
  | 'createdBy'
  | 'createdAt'
> & { path: string; focalPoint: FocalPoint | null };

/** A folder by its own path; the root has no name. */
export type LibraryDirectory = { path: string; name: string };

/** Name of the folder or file at a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Path of the folder in which a path lies; the root's own is the root. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

export const joinPath = (path: string, name: string): string => (path === '/' ? `/${name}` : `${path}/${name}`);

export const toDirectory = (path: string): LibraryDirectory => ({ path, name: nameOf(path) });

/** Where a file is seen: a video at its service, a picture whole and upright, anything else as it is. */
export const libraryFileUrl = ({ id, address }: Pick<LibraryFile, 'id' | 'address'>): string =>
  address ?? `/api/ximblox/medialib/preview-image?imageID=${id}`;

import type { File } from './file.entity.ts';
import type { FocalPoint } from '../images/index.ts';

/** A file with the path of its folder. */
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

/** A folder with its full path; the root has no name. */
export type LibraryDirectory = { path: string; name: string };

/** Returns the last segment of a path. */
export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the path of the parent folder; the root is its own parent. */
export const parentPathOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Appends a name to the path of a folder. */
export const joinPath = (path: string, name: string): string => (path === '/' ? `/${name}` : `${path}/${name}`);

export const toLibraryDirectory = (path: string): LibraryDirectory => ({ path, name: baseNameOf(path) });

/**
 * Returns the URL that the staff use: of a video at its service, of an image complete and upright, of other files
 * unchanged.
 */
export const libraryFileUrl = ({ id, address }: Pick<LibraryFile, 'id' | 'address'>): string =>
  address ?? `/api/ximblox/medialib/preview-image?imageID=${id}`;

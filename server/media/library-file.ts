import type { File } from './file.entity.ts';

/** A file with the folder it lies in, as both edges show it. */
export type LibraryFile = File & { path: string };

/** Address at which the staff see a file: a picture whole and upright, anything else as it is. */
export const libraryFileUrl = (id: number): string => `/api/ximblox/medialib/preview-image?imageID=${id}`;

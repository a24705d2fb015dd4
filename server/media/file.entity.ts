import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { FocalPoint } from '../images/index.ts';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { Errors } from '../shared/errors/index.ts';

declare module '../shared/events/event.ts' {
  interface AppEvents {
    'file.added': { fileID: number };
    'file.edited': { fileID: number };
    'file.deleted': { fileID: number };
    'file.restored': { fileID: number };
    'file.replaced': { fileID: number };
    'file.refocused': { fileID: number };
    'directory.created': { directoryID: number };
    'directory.moved': { directoryID: number };
    'directory.deleted': { directoryID: number };
    'directory.restored': { directoryID: number };
  }
}

/** Kinds of files under which the library lists them. */
export const fileTypes = ['image', 'gif', 'document', 'video', 'file'] as const;
export type FileType = (typeof fileTypes)[number];

/** A folder; `path` begins with `/`, and `/` is the root. */
export const Directory = defineEntity({
  name: 'Directory',
  tableName: 'directory',
  properties: (p) => ({
    id: p.integer().primary(),
    path: p.text(),
    deletedAt: p.datetime().nullable(),
    /** The deletion that moved it to the bin. */
    deletionId: p.integer().nullable(),
  }),
});
export type Directory = InferEntity<typeof Directory>;

/** A file of the library. The storage engine has its bytes under `hash`. */
export const File = defineEntity({
  name: 'File',
  tableName: 'file',
  properties: (p) => ({
    id: p.integer().primary(),
    directoryId: p.integer(),
    fileName: p.text(),
    defaultAltText: p.text().default(''),
    shared: p.boolean().default(false),
    type: p.text().$type<FileType>(),
    /** Decided from the content, never from the name. */
    mimeType: p.text(),
    /** Pixels as shown, with the camera's orientation applied; null for other files than images. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Bytes. */
    fileSize: p.bigint('number'),
    /** SHA-256 of the stored bytes, lower-case hexadecimal. */
    hash: p.text(),
    /** URL of a video on another service; null for stored files. */
    address: p.text().nullable(),
    /**
     * Focal point: the point that stays in view when an image is cut, as fractions of width and height from the top
     * left.
     */
    focalX: p.float().nullable(),
    focalY: p.float().nullable(),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
    deletionId: p.integer().nullable(),
  }),
});
export type File = InferEntity<typeof File>;

/** Returns the focal point of a file; null if none is set. */
export function focalPointOf({ focalX, focalY }: Pick<File, 'focalX' | 'focalY'>): FocalPoint | null {
  return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null;
}

/** Errors for two files of a folder with the same name, and for two folders with the same path. */
export const mediaIndexErrors: UniqueIndexErrors = {
  file_directory_name: { code: Errors.nameTaken, property: 'media.fileName' },
  directory_path: { code: Errors.nameTaken, property: 'media.folderName' },
};

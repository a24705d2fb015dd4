import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { FileObject, FocalPointObject } from './file.type.ts';
import type { LibraryContent } from './library.queries.ts';
import type { LibraryDirectory } from './library-file.ts';
import type { MediaDeletion } from './list-media-bin.ts';
import type { PageUsingFile } from './list-pages-by-file.ts';

@ObjectType('Directory', { description: 'A folder of the media library.' })
export class DirectoryObject implements LibraryDirectory {
  @Field(() => String, { description: 'Its full path; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Last segment of the path; empty for the root.' })
  name: string;
}

@ObjectType({ description: 'Folders and files of the media library.' })
export class MediaContent {
  @Field(() => [DirectoryObject], { description: 'Folders, by name.' })
  directories: DirectoryObject[];

  @Field(() => [FileObject], { description: 'Files, by name.' })
  files: FileObject[];

  static from({ directories, files }: LibraryContent): MediaContent {
    return { directories, files: files.map(FileObject.from) };
  }
}

@ObjectType({ description: 'A folder with its content.' })
export class MediaDirectory extends MediaContent implements LibraryDirectory {
  @Field(() => String, { description: 'Its full path; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Last segment of the path; empty for the root.' })
  name: string;

  static override from(directory: LibraryDirectory & LibraryContent): MediaDirectory {
    const { path, name, directories, files } = directory;
    return { path, name, directories, files: files.map(FileObject.from) };
  }
}

@ObjectType({ description: 'A page that uses a file.' })
export class FilePage implements PageUsingFile {
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its slug, without locale prefix.' })
  slug: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Id of its page type.' })
  type: string;

  @Field(() => Boolean, { description: 'Whether visitors see the page now.' })
  published: boolean;
}

@ObjectType({ description: 'Pages that use a file.' })
export class FilePageList {
  @Field(() => [FilePage], { description: 'The items of this page of the list.' })
  items: FilePage[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

/** What pages that use a file can be sorted by. */
export const FilePageSort = {
  TITLE: 'title',
  SLUG: 'slug',
  LOCALE: 'locale',
  TYPE: 'type',
  PUBLISHED: 'published',
} as const;
export type FilePageSortValue = (typeof FilePageSort)[keyof typeof FilePageSort];

registerEnumType(FilePageSort, {
  name: 'FilePageSort',
  description: 'What pages that use a file can be sorted by.',
  valuesConfig: {
    TITLE: { description: 'Title.' },
    SLUG: { description: 'Slug.' },
    LOCALE: { description: 'Locale.' },
    TYPE: { description: 'Page type.' },
    PUBLISHED: { description: 'Whether visitors see it.' },
  },
});

const BinEntryKind = { FILE: 'file', DIRECTORY: 'directory' } as const;

registerEnumType(BinEntryKind, {
  name: 'MediaBinKind',
  description: 'What was deleted.',
  valuesConfig: { FILE: { description: 'A file.' }, DIRECTORY: { description: 'A folder with everything in it.' } },
});

@ObjectType({ description: 'An item in the bin of the media library.' })
export class MediaBinEntry implements MediaDeletion {
  @Field(() => Int, { description: 'Number of the deletion, by which it is restored.' })
  id: number;

  @Field(() => BinEntryKind, { description: 'Its kind.' })
  kind: MediaDeletion['kind'];

  @Field(() => String, { description: 'The folder it was in.' })
  path: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => Date, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field(() => Date, { description: 'Until when it can be restored.' })
  restorableUntil: Date;
}

@ObjectType({ description: 'The bin of the media library.' })
export class MediaBin {
  @Field(() => [MediaBinEntry], { description: 'The items of this page of the list.' })
  items: MediaBinEntry[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@InputType({ description: 'Changes of a file; properties that are left out do not change.' })
export class EditFileInput {
  @Field(() => Int, { description: 'Number of the file.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'The target folder.' })
  newPath: string | null;

  @Field(() => String, { nullable: true, description: 'Its new name.' })
  newFileName: string | null;

  @Field(() => String, { nullable: true, description: 'Alternative text that new uses start with.' })
  defaultAltText: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is marked as shared: a mark for the staff, without effect on who sees it or where it can be used.',
  })
  shared: boolean | null;

  @Field(() => [String], { nullable: true, description: 'All of its tags, at most 50; replaces the existing ones.' })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to add; at most 50 together with the existing ones.' })
  addTags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove, except those that are also in addTags.' })
  removeTags?: string[] | null;

  @Field(() => FocalPointObject, {
    nullable: true,
    description: 'What stays in view when it is cut; null removes it.',
  })
  focalPoint?: FocalPointObject | null;
}

@ObjectType({ description: 'Result of a change of a file.' })
export class FilePayload extends Payload {
  @Field(() => FileObject, { nullable: true, description: 'The file; null if the change was refused.' })
  file: FileObject | null;
}

@ObjectType({ description: 'Result of a change of a folder.' })
export class DirectoryPayload extends Payload {
  @Field(() => DirectoryObject, { nullable: true, description: 'The folder; null if the change was refused.' })
  directory: DirectoryObject | null;
}

@ObjectType({ description: 'Result of deleteFile.' })
export class DeleteFilePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of the file; null if it was refused.' })
  id: number | null;
}

@ObjectType({ description: 'Result of deleteDirectory.' })
export class DeleteDirectoryPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Path of the folder; null if it was refused.' })
  path: string | null;
}

@ObjectType({ description: 'Result of moveMedia; null if it was refused.' })
export class MoveMediaPayload extends Payload {
  @Field(() => [FileObject], { nullable: true, description: 'The moved files.' })
  files: FileObject[] | null;

  @Field(() => [DirectoryObject], { nullable: true, description: 'The moved folders.' })
  directories: DirectoryObject[] | null;
}

@ObjectType({ description: 'Result of deleteMedia; null if it was refused.' })
export class DeleteMediaPayload extends Payload {
  @Field(() => [Int], { nullable: true, description: 'Numbers of the files.' })
  fileIDs: number[] | null;

  @Field(() => [String], { nullable: true, description: 'Paths of the folders.' })
  directoryPaths: string[] | null;
}

@ObjectType({ description: 'Result of restoreMedia.' })
export class RestoreMediaPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Path of what was restored; null if it was refused.' })
  path: string | null;
}

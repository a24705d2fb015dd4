import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { FileObject, FocalPoint } from './file.type.ts';
import type { LibraryContent } from './library.queries.ts';
import type { LibraryDirectory } from './library-file.ts';
import type { BinEntry } from './list-bin.ts';
import type { PageOfFile } from './list-pages-by-file.ts';

@ObjectType('Directory', { description: 'A folder of the media library.' })
export class DirectoryObject implements LibraryDirectory {
  @Field(() => String, { description: 'Its own path; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Last part of the path; empty for the root.' })
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

@ObjectType({ description: 'A folder with what lies in it.' })
export class MediaDirectory extends MediaContent implements LibraryDirectory {
  @Field(() => String, { description: 'Its own path; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Last part of the path; empty for the root.' })
  name: string;

  static override from(directory: LibraryDirectory & LibraryContent): MediaDirectory {
    const { path, name, directories, files } = directory;
    return { path, name, directories, files: files.map(FileObject.from) };
  }
}

@ObjectType({ description: 'A page that uses a file.' })
export class FilePage implements PageOfFile {
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
  @Field(() => [FilePage], { description: 'This part of the list.' })
  items: FilePage[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

/** What pages of a file can be sorted by. */
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
  description: 'What was put into the bin.',
  valuesConfig: { FILE: { description: 'A file.' }, DIRECTORY: { description: 'A folder with all in it.' } },
});

@ObjectType({ description: 'Something in the bin of the media library.' })
export class MediaBinEntry implements BinEntry {
  @Field(() => Int, { description: 'Number of the deletion, by which it is restored.' })
  id: number;

  @Field(() => BinEntryKind, { description: 'What it is.' })
  kind: BinEntry['kind'];

  @Field(() => String, { description: 'The folder in which it lay.' })
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
  @Field(() => [MediaBinEntry], { description: 'This part of the list.' })
  items: MediaBinEntry[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@InputType({ description: 'What changes about a file; what is left out stays.' })
export class EditFileInput {
  @Field(() => Int, { description: 'Number of the file.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'The folder it moves to.' })
  newPath: string | null;

  @Field(() => String, { nullable: true, description: 'Its new name.' })
  newFileName: string | null;

  @Field(() => String, { nullable: true, description: 'Alternative text that new uses begin with.' })
  defaultAltText: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is marked as shared: a mark of the staff, which changes neither who sees it nor where it can be used.',
  })
  shared: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Its tags, at most 50.' })
  tags?: string[] | null;

  @Field(() => FocalPoint, { nullable: true, description: 'What stays in view when it is cut; null takes it away.' })
  focalPoint?: FocalPoint | null;
}

@ObjectType({ description: 'Answer of a change of a file.' })
export class FilePayload extends Payload {
  @Field(() => FileObject, { nullable: true, description: 'The file, null where the change was refused.' })
  file: FileObject | null;
}

@ObjectType({ description: 'Answer of a change of a folder.' })
export class DirectoryPayload extends Payload {
  @Field(() => DirectoryObject, { nullable: true, description: 'The folder, null where the change was refused.' })
  directory: DirectoryObject | null;
}

@ObjectType({ description: 'Answer of deleteFile.' })
export class DeleteFilePayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of the file, null where it was refused.' })
  id: number | null;
}

@ObjectType({ description: 'Answer of deleteDirectory.' })
export class DeleteDirectoryPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Path of the folder, null where it was refused.' })
  path: string | null;
}

@ObjectType({ description: 'Answer of moveMedia; null where it was refused.' })
export class MoveMediaPayload extends Payload {
  @Field(() => [FileObject], { nullable: true, description: 'The files where they are now.' })
  files: FileObject[] | null;

  @Field(() => [DirectoryObject], { nullable: true, description: 'The folders where they are now.' })
  directories: DirectoryObject[] | null;
}

@ObjectType({ description: 'Answer of deleteMedia; null where it was refused.' })
export class DeleteMediaPayload extends Payload {
  @Field(() => [Int], { nullable: true, description: 'Numbers of the files.' })
  fileIDs: number[] | null;

  @Field(() => [String], { nullable: true, description: 'Paths of the folders.' })
  directoryPaths: string[] | null;
}

@ObjectType({ description: 'Answer of restoreMedia.' })
export class RestoreMediaPayload extends Payload {
  @Field(() => String, { nullable: true, description: 'Path of what was restored, null where it was refused.' })
  path: string | null;
}

import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { FileObject, FocalPointObject } from './file.type.ts';
import type { LibraryContent } from './library.queries.ts';
import type { LibraryDirectory } from './library-file.ts';

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

@ObjectType({ description: 'Result of moveMedia; null if it was refused.' })
export class MoveMediaPayload extends Payload {
  @Field(() => [FileObject], { nullable: true, description: 'The moved files.' })
  files: FileObject[] | null;

  @Field(() => [DirectoryObject], { nullable: true, description: 'The moved folders.' })
  directories: DirectoryObject[] | null;
}

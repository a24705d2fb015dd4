import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import type { FileType } from './file.entity.ts';
import { type LibraryFile, libraryFileUrl } from './library-file.ts';

const FileTypeEnum = { IMAGE: 'image', GIF: 'gif', DOCUMENT: 'document', VIDEO: 'video', FILE: 'file' } as const;

registerEnumType(FileTypeEnum, {
  name: 'FileType',
  description: 'Kind of a file in the media library.',
  valuesConfig: {
    IMAGE: { description: 'A picture: JPEG, PNG, WebP, AVIF or SVG.' },
    GIF: { description: 'A GIF, which may move.' },
    DOCUMENT: { description: 'PDF, office, OpenDocument or text.' },
    VIDEO: { description: 'A video of another service, by its address.' },
    FILE: { description: 'Anything else.' },
  },
});

@ObjectType('File', { description: 'A file of the media library.' })
export class FileObject {
  @Field(() => Int, { description: 'Number of the file.' })
  id: number;

  @Field(() => String, { description: 'The folder it lies in; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Name, unique in its folder.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text that new uses begin with.' })
  defaultAltText: string;

  @Field(() => Boolean, { description: 'Whether it is marked as shared.' })
  shared: boolean;

  @Field(() => FileTypeEnum, { description: 'Its kind.' })
  type: FileType;

  @Field(() => String, { description: 'Content type, decided from the content.' })
  mimeType: string;

  @Field(() => Int, { nullable: true, description: 'Pixels as shown; null where it is no picture.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels as shown; null where it is no picture.' })
  height: number | null;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize: number;

  @Field(() => String, { description: 'SHA-256 of the content.' })
  hash: string;

  @Field(() => String, { description: 'Address at which the staff see it.' })
  url: string;

  static from(file: LibraryFile): FileObject {
    const { id, path, fileName, defaultAltText, shared, type, mimeType, fileSize, hash } = file;
    const { width = null, height = null } = file;
    const url = libraryFileUrl(file);
    return { id, path, fileName, defaultAltText, shared, type, mimeType, width, height, fileSize, hash, url };
  }
}

@ObjectType({ description: 'Answer of addFile.' })
export class AddFilePayload extends Payload {
  @Field(() => FileObject, { nullable: true, description: 'The new file, null where it was refused.' })
  file: FileObject | null;
}

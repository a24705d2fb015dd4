import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node, Payload } from '../shared/graphql/index.ts';
import type { FileType } from './file.entity.ts';
import type { FocalPoint as StoredFocalPoint } from './image-hash.ts';
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

const focalPointDescription =
  'The point of a picture that stays in view when it is cut, as fractions of width and height from the top left.';

@ObjectType({ description: focalPointDescription })
@InputType('FocalPointInput', { description: focalPointDescription })
export class FocalPoint implements StoredFocalPoint {
  @Field(() => Float, { description: 'From the left edge, 0 to 1.' })
  x: number;

  @Field(() => Float, { description: 'From the upper edge, 0 to 1.' })
  y: number;
}

@ObjectType('File', { description: 'A file of the media library.', implements: Node })
export class FileObject {
  @Field(() => Int, { description: 'Number of the file.' })
  id: number;

  @Field(() => String, { description: 'The folder it lies in; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Name, unique in its folder.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text that new uses begin with.' })
  defaultAltText: string;

  @Field(() => Boolean, {
    description:
      'Whether it is marked as shared: a mark of the staff, which changes neither who sees it nor where it can be used.',
  })
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

  @Field(() => FocalPoint, { nullable: true, description: 'What stays in view when it is cut; null for its middle.' })
  focalPoint: FocalPoint | null;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt: Date;

  /** Who added it. */
  creatorID: number | null;

  static from(file: LibraryFile): FileObject {
    const { createdBy = null, address, width = null, height = null, ...shown } = file;
    const url = libraryFileUrl({ id: file.id, address });
    return { ...shown, width, height, url, creatorID: createdBy };
  }
}

@ObjectType({ description: 'Answer of addFile and replaceFile.' })
export class AddFilePayload extends Payload {
  @Field(() => FileObject, { nullable: true, description: 'The file, null where it was refused.' })
  file: FileObject | null;
}

import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node, Payload } from '../shared/graphql/index.ts';
import type { FileType } from './file.entity.ts';
import type { FocalPoint as StoredFocalPoint } from '../images/index.ts';
import { type LibraryFile, libraryFileUrl } from './library-file.ts';

const FileTypeEnum = { IMAGE: 'image', GIF: 'gif', DOCUMENT: 'document', VIDEO: 'video', FILE: 'file' } as const;

registerEnumType(FileTypeEnum, {
  name: 'FileType',
  description: 'Kind of a file in the media library.',
  valuesConfig: {
    IMAGE: { description: 'An image: JPEG, PNG, WebP, AVIF or SVG.' },
    GIF: { description: 'A GIF, which may be animated.' },
    DOCUMENT: { description: 'PDF, office, OpenDocument or text.' },
    VIDEO: { description: 'A video of another service, by its URL.' },
    FILE: { description: 'Anything else.' },
  },
});

const focalPointDescription =
  'The point of an image that stays in view when it is cut, as fractions of width and height from the top left.';

@ObjectType('FocalPoint', { description: focalPointDescription })
@InputType('FocalPointInput', { description: focalPointDescription })
export class FocalPointObject implements StoredFocalPoint {
  @Field(() => Float, { description: 'From the left edge, 0 to 1.' })
  x: number;

  @Field(() => Float, { description: 'From the upper edge, 0 to 1.' })
  y: number;
}

@ObjectType('File', { description: 'A file of the media library.', implements: Node })
export class FileObject {
  @Field(() => Int, { description: 'Number of the file.' })
  id: number;

  @Field(() => String, { description: 'Path of its folder; / is the root.' })
  path: string;

  @Field(() => String, { description: 'Name, unique in its folder.' })
  fileName: string;

  @Field(() => String, { description: 'Alternative text that new uses start with.' })
  defaultAltText: string;

  @Field(() => Boolean, {
    description:
      'Whether it is marked as shared: a mark for the staff, without effect on who sees it or where it can be used.',
  })
  shared: boolean;

  @Field(() => FileTypeEnum, { description: 'Its kind.' })
  type: FileType;

  @Field(() => String, { description: 'Content type, decided from the content.' })
  mimeType: string;

  @Field(() => Int, { nullable: true, description: 'Pixels as shown; null for other files than images.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels as shown; null for other files than images.' })
  height: number | null;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize: number;

  @Field(() => String, { description: 'SHA-256 of the content.' })
  hash: string;

  @Field(() => String, { description: 'URL for the staff.' })
  url: string;

  @Field(() => FocalPointObject, {
    nullable: true,
    description: 'What stays in view when it is cut; null for the middle.',
  })
  focalPoint: FocalPointObject | null;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt: Date;

  /** Id of the user who added it. */
  creatorID: number | null;

  static from(file: LibraryFile): FileObject {
    const { createdBy = null, address, width = null, height = null, ...fields } = file;
    const url = libraryFileUrl({ id: file.id, address });
    return { ...fields, width, height, url, creatorID: createdBy };
  }
}

@ObjectType({ description: 'Result of addFile and replaceFile.' })
export class AddFilePayload extends Payload {
  @Field(() => FileObject, { nullable: true, description: 'The file; null if it was refused.' })
  file: FileObject | null;
}

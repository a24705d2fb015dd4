import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import type { MediaDeletion } from './list-media-bin.ts';

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

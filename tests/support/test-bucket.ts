import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { readConfig, type S3Config } from '../../server/app/config/config.ts';

const connect = ({ endpoint, region, accessKey, secretKey }: S3Config): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: {
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    },
  });

/** Creates a bucket at the store in the S3_… variables; null if they are not set. */
export async function createTestBucket(): Promise<S3Config | null> {
  const { s3 } = readConfig();
  if (!s3) return null;
  const bucket = { ...s3, bucket: `ximblox-test-${randomUUID()}` };
  await connect(bucket).send(new CreateBucketCommand({ Bucket: bucket.bucket }));
  return bucket;
}

/** Removes a bucket with its content. */
export async function removeTestBucket(config: S3Config): Promise<void> {
  const client = connect(config);
  const at = { Bucket: config.bucket };
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, at)) {
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ ...at, Key }));
  }
  await client.send(new DeleteBucketCommand(at));
  client.destroy();
}

import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import {
  RawResponse,
  readUpload,
  type RestRouter,
  type RestCall,
  successBody,
  successSchema,
} from '../shared/rest/index.ts';
import { getExportFile } from './get-bundle-tasks.ts';
import { maxBundleBytes, receiveBundle, stageBundle } from './receive-bundle.ts';
import { Errors } from '../shared/errors/index.ts';

const routeDefaults = { tag: 'Bundles', entity: 'bundle', access: 'manage-settings' } as const;

const uploadSchema = z.object({ f: z.string().describe('the bundle, at most 4 GB').meta({ format: 'binary' }) });

async function handleReceive({ context, request }: RestCall) {
  const upload = await readUpload(request, {
    entity: 'bundle',
    maxBytes: maxBundleBytes,
    receive: (stream) => stageBundle(context, stream),
  });
  const { id } = await receiveBundle(context, upload);
  return successBody({ bundleID: id });
}

async function handleDownload({ context, ids }: RestCall<'id'>) {
  const { fileName, fileKey, bytes } = await getExportFile(context, ids.id);
  return new RawResponse(await context.services.storage.open(fileKey), {
    'content-type': 'application/x-tar',
    'content-length': String(bytes),
    'content-disposition': contentDisposition(fileName),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

/** Upload and download of bundles. Everything else is done through GraphQL. */
export function bundlesRoutes(rest: RestRouter): void {
  rest.post(
    '/bundles',
    {
      ...routeDefaults,
      summary: 'Uploads a bundle, which is then checked; nothing is imported yet. Needs all permissions of an import',
      bodyType: 'multipart',
      body: uploadSchema,
      success: successSchema({ bundleID: z.int().positive() }),
      errors: {
        400: [Errors.fileRequired],
        403: [Errors.notAuthorized],
        409: [Errors.invalidState],
        413: [Errors.fileTooLarge],
      },
    },
    handleReceive,
  );
  rest.get(
    '/bundles/:id/file',
    {
      ...routeDefaults,
      summary: 'The file of an export',
      ids: { id: { code: Errors.invalid, property: 'bundle.id' } },
      success: z.string().meta({ format: 'binary' }),
      errors: { 404: [Errors.invalid] },
      file: { contentTypes: ['application/x-tar'] },
    },
    handleDownload,
  );
}

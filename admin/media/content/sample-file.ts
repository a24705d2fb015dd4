import type { MediaFileFragment } from '../../generated/graphql.ts';

/** Creates a file for unit tests. */
export function createSampleFile(change: Partial<MediaFileFragment> = {}): MediaFileFragment {
  const id = change.id ?? 1;
  return {
    id,
    path: '/',
    fileName: `file-${id}.jpg`,
    defaultAltText: '',
    shared: false,
    type: 'IMAGE',
    mimeType: 'image/jpeg',
    width: 1600,
    height: 900,
    fileSize: 1000,
    hash: 'a'.repeat(64),
    url: `/api/ximblox/medialib/preview-image?imageID=${id}`,
    createdAt: '2026-11-01T10:00:00Z',
    viewerCanManage: true,
    ...change,
  };
}

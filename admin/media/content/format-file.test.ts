import { expect, test } from 'vitest';
import { scaleBytes } from '../../shared/i18n/file-size.ts';
import { getFileTypeName } from './format-file.ts';
import { createSampleFile } from './sample-file.ts';

test.each([
  [0, 'bytes', 0],
  [1023, 'bytes', 1023],
  [1024, 'kilobytes', 1],
  [831_488, 'kilobytes', 812],
  [1024 * 1024, 'megabytes', 1],
  [1_500_000, 'megabytes', 1.4],
  [104_857_600, 'megabytes', 100],
])('%i bytes are shown in %s as %d', (bytes, unit, value) => {
  expect(scaleBytes(bytes)).toEqual({ unit, value });
});

test.each([
  [{ mimeType: 'image/jpeg' }, 'JPEG'],
  [{ type: 'DOCUMENT', mimeType: 'application/msword', fileName: 'brief.doc' }, 'DOC'],
  [{ type: 'VIDEO', url: 'https://vimeo.com/1' }, 'Vimeo'],
  [{ type: 'VIDEO', url: 'https://www.youtube.com/watch?v=1' }, 'YouTube'],
] as const)('%o is called %s', (file, name) => {
  expect(getFileTypeName(createSampleFile(file))).toBe(name);
});

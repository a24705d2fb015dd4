import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { StagedFile } from '../shared/storage/index.ts';
import { looksLikeSvg } from './clean-svg.ts';
import { compoundFileType } from './compound-file.ts';
import type { FileType } from './file.entity.ts';
import { isPlainText } from './plain-text.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Every content type that is taken, with the extension its files have. Office files with macros are not. */
export const extensionByType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.wordprocessingml.template`]: 'dotx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.spreadsheetml.template`]: 'xltx',
  [`${office}.presentationml.presentation`]: 'pptx',
  [`${office}.presentationml.slideshow`]: 'ppsx',
  [`${office}.presentationml.template`]: 'potx',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
  [`${openDocument}.graphics`]: 'odg',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/** A drawing is cleaned in memory; larger ones are pictures of another kind. */
const maxSvgBytes = 2 * 1024 * 1024;

/** All text looks alike: here the name tells a table from prose, and refuses programs and pages. */
const textTypeByExtension: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.csv': 'text/csv' };

/** The same formats under other names. */
const synonyms: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

const detectionLimits = { maxBufferSize: 16 * 1024 * 1024 };

async function isSvg({ path, size }: StagedFile): Promise<boolean> {
  return size <= maxSvgBytes && looksLikeSvg((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
}

async function textType(staged: StagedFile, fileName: string): Promise<string | null> {
  const type = textTypeByExtension[extname(fileName).toLowerCase()];
  return type && (await isPlainText(staged.path)) ? type : null;
}

/** Content type of received bytes, decided from themselves; null where it is none that the library takes. */
export async function detectContentType(staged: StagedFile, fileName: string): Promise<string | null> {
  if (staged.size === 0) return null;
  const detected = (await fileTypeFromFile(staged.path, detectionLimits).catch(() => undefined))?.mime;
  if (detected === 'application/x-cfb') return compoundFileType(staged.path);
  if (detected === undefined || detected === 'application/xml') {
    return (await isSvg(staged)) ? 'image/svg+xml' : textType(staged, fileName);
  }
  const type = synonyms[detected] ?? detected;
  return type in extensionByType ? type : null;
}

/** The kind that the library sorts and shows a content type as. */
export function fileTypeOf(mimeType: string): FileType {
  if (mimeType === 'image/gif') return 'gif';
  return mimeType.startsWith('image/') ? 'image' : 'document';
}

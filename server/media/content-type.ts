import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { StagedFile } from '../shared/storage/index.ts';
import { looksLikeSvg } from '../images/index.ts';
import { compoundFileType } from './compound-file.ts';
import type { FileType } from './file.entity.ts';
import { isPlainText } from './plain-text.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Accepted content types with their file extensions. Office files with macros are not accepted. */
export const extensionByContentType: Readonly<Record<string, string>> = {
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

/** SVGs are cleaned in memory; larger ones are refused. */
const maxSvgBytes = 2 * 1024 * 1024;

/** The content of text files does not reveal their type: the extension decides, so programs and web pages are refused. */
const textTypeByExtension: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.csv': 'text/csv' };

/** Other names of the same formats. */
const contentTypeAliases: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

const detectionLimits = { maxBufferSize: 16 * 1024 * 1024 };

async function isSvg({ path, size }: StagedFile): Promise<boolean> {
  return size <= maxSvgBytes && looksLikeSvg((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
}

async function detectTextType(staged: StagedFile, fileName: string): Promise<string | null> {
  const type = textTypeByExtension[extname(fileName).toLowerCase()];
  return type && (await isPlainText(staged.path)) ? type : null;
}

/** Detects the content type of received bytes from their content; null for a type that the library does not accept. */
export async function detectContentType(staged: StagedFile, fileName: string): Promise<string | null> {
  if (staged.size === 0) return null;
  const detected = (await fileTypeFromFile(staged.path, detectionLimits).catch(() => undefined))?.mime;
  if (detected === 'application/x-cfb') return compoundFileType(staged.path);
  if (detected === undefined || detected === 'application/xml') {
    return (await isSvg(staged)) ? 'image/svg+xml' : detectTextType(staged, fileName);
  }
  const type = contentTypeAliases[detected] ?? detected;
  return type in extensionByContentType ? type : null;
}

/** Returns the kind under which the library lists a content type. */
export function fileTypeOf(mimeType: string): FileType {
  if (mimeType === 'image/gif') return 'gif';
  return mimeType.startsWith('image/') ? 'image' : 'document';
}

import { languageTagOf } from '../../shared/texts.ts';

const KILOBYTE = 1024;

/** Returns the file extension in upper case, such as 'PDF'; '' if there is none. */
export function fileExtension(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}

/** Formats a size in bytes: '178 kB', in Dutch '1,4 MB'. 1 MB is 1024 × 1024 bytes. */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const isLarge = kilobytes >= KILOBYTE;
  const format = new Intl.NumberFormat(languageTagOf(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? kilobytes / KILOBYTE : kilobytes);
}

import { IconFile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileItem } from '../content/page-content.ts';
import classes from '../field-parts/fields.module.css';

const BYTES_PER_KILOBYTE = 1024;

/** Returns a function that formats a file size in bytes: '340 kB', '2.4 MB'. */
function useFileSizeText(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const [amount, unit] =
      bytes < BYTES_PER_KILOBYTE * BYTES_PER_KILOBYTE
        ? [bytes / BYTES_PER_KILOBYTE, 'kilobyte']
        : [bytes / (BYTES_PER_KILOBYTE * BYTES_PER_KILOBYTE), 'megabyte'];
    const digits = unit === 'megabyte' ? 1 : 0;
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: digits }).format(
      Math.max(amount, digits === 0 ? 1 : 0),
    );
  };
}

/** A file's name and size, with its actions as children. */
export function FileCard({ file, children }: { file: FileItem; children?: ReactNode }) {
  const sizeOf = useFileSizeText();
  return (
    <div className={classes.file}>
      <IconFile size={20} stroke={1.6} aria-hidden />
      <span className={classes.fileName} title={file.fileName}>
        {file.fileName}
      </span>
      <span className={classes.meta}>{sizeOf(file.fileSize)}</span>
      {children}
    </div>
  );
}

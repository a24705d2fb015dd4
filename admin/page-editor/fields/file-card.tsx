import { IconFile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileItem } from '../content/page-content.ts';
import classes from './fields.module.css';

const KILO = 1024;

/** A size as people read it: '340 kB', '2.4 MB'. */
function useSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const [amount, unit] = bytes < KILO * KILO ? [bytes / KILO, 'kilobyte'] : [bytes / (KILO * KILO), 'megabyte'];
    const digits = unit === 'megabyte' ? 1 : 0;
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: digits }).format(
      Math.max(amount, digits === 0 ? 1 : 0),
    );
  };
}

/** A file by its name and size, and what can be done to it. */
export function FileCard({ file, children }: { file: FileItem; children?: ReactNode }) {
  const sizeOf = useSize();
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

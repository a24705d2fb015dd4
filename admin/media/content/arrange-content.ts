import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import type { SortDirection } from '../../shared/list/index.ts';
import type { MediaContent } from './media-store.ts';
import { type MediaItem, toFileItem, toFolderItem } from './media-item.ts';

export const fileKinds: readonly FileType[] = ['IMAGE', 'GIF', 'DOCUMENT', 'VIDEO', 'FILE'];
export const mediaColumns = ['name', 'createdAt', 'fileSize', 'type'] as const;
export type MediaColumn = (typeof mediaColumns)[number];

export type Arrangement = {
  kind: FileType | undefined;
  /** Only pictures whose alternative text is missing. */
  isWithoutAltText: boolean;
  columnToSort: MediaColumn;
  sortOrder: SortDirection;
};

const hasPicture: ReadonlySet<FileType> = new Set<FileType>(['IMAGE', 'GIF']);

export const isPicture = ({ type }: Pick<MediaFileFragment, 'type'>): boolean => hasPicture.has(type);

function compareNames(one: string, other: string): number {
  return one.localeCompare(other, undefined, { sensitivity: 'base', numeric: true });
}

const compare: Record<MediaColumn, (one: MediaFileFragment, other: MediaFileFragment) => number> = {
  name: (one, other) => compareNames(one.fileName, other.fileName),
  createdAt: (one, other) => one.createdAt.localeCompare(other.createdAt),
  fileSize: (one, other) => one.fileSize - other.fileSize,
  type: (one, other) => one.type.localeCompare(other.type),
};

function isWanted(file: MediaFileFragment, { kind, isWithoutAltText }: Arrangement): boolean {
  if (kind !== undefined && file.type !== kind) return false;
  return !isWithoutAltText || (isPicture(file) && file.defaultAltText === '');
}

/** What is shown of a folder, in its order: folders first and always by name, then the files, ties by name. */
export function arrangeContent(content: MediaContent, arrangement: Arrangement): MediaItem[] {
  const { kind, isWithoutAltText, columnToSort, sortOrder } = arrangement;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const files = content.files
    .filter((file) => isWanted(file, arrangement))
    .toSorted((one, other) => direction * compare[columnToSort](one, other) || compare.name(one, other));
  const isNarrowed = kind !== undefined || isWithoutAltText;
  const folders = isNarrowed
    ? []
    : content.directories.toSorted((one, other) => {
        const order = compareNames(one.name, other.name);
        return columnToSort === 'name' ? direction * order : order;
      });
  return [...folders.map(toFolderItem), ...files.map(toFileItem)];
}

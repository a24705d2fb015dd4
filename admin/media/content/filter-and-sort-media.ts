import type { FileType, MediaFileFragment } from '../../generated/graphql.ts';
import type { SortDirection } from '../../shared/list/index.ts';
import type { MediaContent } from './media-store.ts';
import { type MediaItem, toMediaFileItem, toMediaFolderItem } from '../items/media-item.ts';

export const fileKinds: readonly FileType[] = ['IMAGE', 'GIF', 'DOCUMENT', 'VIDEO', 'FILE'];
export const mediaColumns = ['name', 'createdAt', 'fileSize', 'type'] as const;
export type MediaColumn = (typeof mediaColumns)[number];

export type MediaListOptions = {
  kind: FileType | undefined;
  /** Only images without alternative text. */
  isWithoutAltText: boolean;
  columnToSort: MediaColumn;
  sortOrder: SortDirection;
};

const imageTypes: ReadonlySet<FileType> = new Set<FileType>(['IMAGE', 'GIF']);

export const isImageFile = ({ type }: Pick<MediaFileFragment, 'type'>): boolean => imageTypes.has(type);

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, undefined, { sensitivity: 'base', numeric: true });
}

const comparators: Record<MediaColumn, (a: MediaFileFragment, b: MediaFileFragment) => number> = {
  name: (a, b) => compareNames(a.fileName, b.fileName),
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  fileSize: (a, b) => a.fileSize - b.fileSize,
  type: (a, b) => a.type.localeCompare(b.type),
};

function matchesFilter(file: MediaFileFragment, { kind, isWithoutAltText }: MediaListOptions): boolean {
  if (kind !== undefined && file.type !== kind) return false;
  return !isWithoutAltText || (isImageFile(file) && file.defaultAltText === '');
}

/** Returns the filtered and sorted items of a folder: folders by name, then files; equal files by name. */
export function filterAndSortMedia(content: MediaContent, options: MediaListOptions): MediaItem[] {
  const { kind, isWithoutAltText, columnToSort, sortOrder } = options;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const files = content.files
    .filter((file) => matchesFilter(file, options))
    .toSorted((a, b) => direction * comparators[columnToSort](a, b) || comparators.name(a, b));
  const isFiltered = kind !== undefined || isWithoutAltText;
  const folders = isFiltered
    ? []
    : content.directories.toSorted((a, b) => {
        const order = compareNames(a.name, b.name);
        return columnToSort === 'name' ? direction * order : order;
      });
  return [...folders.map(toMediaFolderItem), ...files.map(toMediaFileItem)];
}

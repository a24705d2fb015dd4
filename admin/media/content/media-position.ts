import type { FileType } from '../../generated/graphql.ts';
import { type MediaListOptions, fileKinds, mediaColumns } from './filter-and-sort-media.ts';

export type MediaView = 'grid' | 'list';

/** The open folder, selection and view options of the library. */
export type MediaPosition = MediaListOptions & {
  path: string;
  searchTerm: string;
  view: MediaView;
  /** The only selected file. */
  fileID: number | undefined;
};

export const defaultMediaPosition: MediaPosition = {
  path: '/',
  searchTerm: '',
  view: 'grid',
  fileID: undefined,
  kind: undefined,
  isWithoutAltText: false,
  columnToSort: 'createdAt',
  sortOrder: 'desc',
};

function parseFileKind(text: string | null): FileType | undefined {
  return fileKinds.find((kind) => kind.toLowerCase() === text);
}

/** Reads the position from an address. Missing or invalid values are taken from the defaults. */
export function readMediaPosition(params: URLSearchParams, defaults: MediaPosition): MediaPosition {
  const fileID = Number(params.get('file'));
  const order = params.get('order');
  const view = params.get('view');
  return {
    path: params.get('folder')?.startsWith('/') ? (params.get('folder') ?? '/') : defaults.path,
    searchTerm: params.get('q') ?? defaults.searchTerm,
    view: view === 'grid' || view === 'list' ? view : defaults.view,
    fileID: Number.isInteger(fileID) && fileID > 0 ? fileID : undefined,
    kind: parseFileKind(params.get('kind')),
    isWithoutAltText: params.get('alt') === 'missing',
    columnToSort: mediaColumns.find((column) => column === params.get('sort')) ?? defaults.columnToSort,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaults.sortOrder,
  };
}

/** Writes the position to an address and keeps its other parameters. Default values are left out. */
export function writeMediaPosition(
  params: URLSearchParams,
  position: MediaPosition,
  defaults: MediaPosition,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined, isDefault: boolean) =>
    isDefault || value === undefined ? next.delete(name) : next.set(name, value);
  set('folder', position.path, position.path === '/');
  set('q', position.searchTerm, position.searchTerm === '');
  set('view', position.view, position.view === defaults.view);
  set('file', position.fileID?.toString(), position.fileID === undefined);
  set('kind', position.kind?.toLowerCase(), position.kind === undefined);
  set('alt', 'missing', !position.isWithoutAltText);
  set('sort', position.columnToSort, position.columnToSort === defaults.columnToSort);
  set('order', position.sortOrder, position.sortOrder === defaults.sortOrder);
  return next;
}

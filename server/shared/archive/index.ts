export { ArchiveError, toArchiveError } from './archive-error.ts';
export { type ArchiveWriter, streamArchive, writeArchive } from './write-archive.ts';
export { type ArchiveEntry, readArchive, readArchiveJson, skipEntry } from './read-archive.ts';

export { ArchiveError, explainFile } from './archive-error.ts';
export { type ArchiveWriter, streamArchive, writeArchive } from './archive-writer.ts';
export { type ArchiveEntry, readArchive, readJson, skipEntry } from './read-archive.ts';

export { type AddStoredFile, withStoredFiles } from './add-file.ts';
export { extensionByContentType, fileTypeOf } from './content-type.ts';
export { BulkMediaResolver } from './bulk-media.resolver.ts';
export { DirectoryFieldsResolver, FileFieldsResolver, MediaDirectoryFieldsResolver } from './file-fields.resolver.ts';
export { Directory, File, mediaIndexErrors } from './file.entity.ts';
export { FileObject } from './file.type.ts';
export { ContentLock, withSharedContentLock } from './content-lock.ts';
export { removeUnusedContents } from './file-content.ts';
export { getFile, directoryInput } from './get-directory.ts';
export { lockFiles, type ReferencedFile, loadFiles } from './file.queries.ts';
export { LibraryResolver } from './library.resolver.ts';
export { type ContentInfo, examineContent, maxMediaFileBytes } from './examine-content.ts';
export { MediaResolver } from './media.resolver.ts';
export { directoryPath, mediaName } from './media-names.ts';
export { mediaRoutes } from './media.routes.ts';
export { readVideoAddress } from './video-address.ts';
export { ensureDirectory, lockDirectoryTree } from './directory-tree.ts';
export { binarySchema, fileContentTypes, respondWithFile } from './file.response.ts';
export { type LibraryFile, baseNameOf, joinPath, parentPathOf } from './library-file.ts';
export { loadLibraryFile, lockLibraryFiles } from './library.queries.ts';
export { mediaSelectionInput } from './media-selection.ts';
export { canManageMedia, isPathWithin } from './media.policy.ts';
export { removeUnreferencedContents } from './remove-unreferenced-contents.ts';
export { type ServedFile, prepareServedFile } from './served-file.ts';
export {
  findDirectoryID,
  markDirectoryDeleted,
  markFileDeleted,
  purgeDeletedMedia,
  restoreDeletedDirectories,
  restoreDeletedFile,
} from './bin.queries.ts';
export {
  directoryPathOf,
  fileNameOf,
  isDirectoryAbove,
  selectAllFileIDs,
  selectContentHashes,
  selectExistingFileIDs,
  selectFileIDsAmong,
  selectFilesAmong,
  selectServedFile,
} from './sql-fragments.ts';

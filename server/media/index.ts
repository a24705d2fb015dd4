export { Directory, File, type FileType } from './file.entity.ts';
export { type LoadedFile, loadFiles } from './file.queries.ts';
export { type CropParams, imageHash, pictureSize } from './image-hash.ts';
export { pageFileGroups, pageFileUrl } from './page-file-url.ts';

export { exportBundle } from './export-bundle.ts';
export { importBundle, type ImportReport } from './import-bundle.ts';

export { type Metadata, type Sharp, sharp } from './sharp.ts';

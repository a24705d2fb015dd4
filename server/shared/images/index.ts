export { type Sharp, sharp } from './sharp.ts';

export { watchCheck } from './watch-check.ts';

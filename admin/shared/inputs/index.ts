export { isInputName, pickFields, pickInput } from './pick-input.ts';

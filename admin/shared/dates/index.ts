export { DateInput } from './date-input.tsx';
export { TimeInput } from './time-input.tsx';

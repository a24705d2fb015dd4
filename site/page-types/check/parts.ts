import { CheckPageHeader } from './header.tsx';
import { CheckOpening } from './opening.tsx';
import { preloadCheck } from './preload.ts';

export const checkParts = {
  Header: CheckPageHeader,
  Opening: CheckOpening,
  preload: preloadCheck,
  isInteractive: true,
};

import type { Execute } from '../../shared/execute.ts';

/** How views are loaded. */
export type LoadOptions = {
  execute: Execute;
  /** Receives warnings about content that cannot be shown. */
  warn: (message: string) => void;
  /** Loads the code of a view in the browser; the server has all. */
  loadCode?: (needed: { locale: string; blockTypes: readonly string[] }) => Promise<void>;
};

/** A point of the window, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

/** Keys that tests press by name. */
export type Key =
  | 'ArrowDown'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Control'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Shift'
  | 'Space'
  | 'Tab';

/** What the tests can do in every browser: a person's mouse and keyboard, and scripts that look at the page. */
export type Tab = {
  goTo: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Runs source text in the page despite its content security policy. */
  runSource: (source: string) => Promise<void>;
  /** Runs a function in the page, which may use its arguments alone. */
  run: <Arguments extends unknown[], Result>(
    script: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>;
  movePointer: (point: Point) => Promise<void>;
  pressPointer: () => Promise<void>;
  releasePointer: () => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** Presses a letter or a named key while another key is held down. */
  pressWith: (held: Key, key: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses a file for the last field for files in the page. */
  chooseFile: (path: string) => Promise<void>;
  takeScreenshot: () => Promise<Uint8Array>;
};

/** A browser of which each window is a person of their own, with cookies and storage of their own. */
export type StartedBrowser = {
  openWindow: () => Promise<Tab>;
  close: () => Promise<void>;
};

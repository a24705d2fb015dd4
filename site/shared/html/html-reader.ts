/** What an HTML text consists of, in reading order. */
export type HTMLHandler = {
  onOpen: (tag: string, attributes: Record<string, string>) => void;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A cell with its content as HTML and its attributes as they are written. */
export type HTMLCell = { html: string; colspan: string | undefined; rowspan: string | undefined };

/** Reads HTML texts: with a library on the server and in the editor, with the platform in a visitor's browser. */
export type HTMLReader = {
  walk: (html: string, handler: HTMLHandler) => void;
  /** The rows of the first table; empty if there is no table. */
  readRows: (html: string) => HTMLCell[][];
};

let registered: HTMLReader | null = null;

export function registerHTMLReader(reader: HTMLReader): void {
  registered = reader;
}

export function htmlReader(): HTMLReader {
  if (!registered) throw new Error('No HTML reader is registered');
  return registered;
}

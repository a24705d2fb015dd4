/** Words of the page: a text in full, or a pattern in a form that can be sent to a browser. */
export type Words = string | { source: string; flags: string };

/** What is looked for on the page, among what is visible: all that is given has to fit. */
export type Target<Text = Words> = {
  css?: string;
  role?: string;
  name?: Text;
  text?: Text;
  /** Where to look; the whole page if not given. */
  inside?: Target<Text>;
  /** The frame whose page is meant, as a selector. */
  frame?: string;
  /** Which of several, from 0. */
  place?: number;
};

export type Box = { x: number; y: number; width: number; height: number };

/** What is seen of an element; its box is in pixels of the window. */
export type Sight = {
  text: string;
  value: string;
  box: Box;
  isFocused: boolean;
  isChecked: boolean;
  attributes: Record<string, string>;
};

/** A part of a page by what it is and says, with its box in pixels of the page. */
export type Part = { what: string; box: Box };

/** All parts of a page in their order, and by how many pixels it is wider than its window. */
export type Measured = { parts: Part[]; overflow: number };

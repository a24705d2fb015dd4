import type { PageContent } from '../content/page-content.ts';

const keyOf = (pageID: number) => `ximblox.draft.${pageID}`;

/** Keeps what was not stored in this browser tab; a full or closed storage only means that it is not kept. */
export function keepDraft(pageID: number, content: PageContent): void {
  try {
    window.sessionStorage.setItem(keyOf(pageID), JSON.stringify(content));
  } catch {
    // Nothing to do: the draft is lost with the screen, as it would be without this.
  }
}

/** The draft that was kept of a page; null where there is none. */
export function readDraft(pageID: number): PageContent | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(pageID));
    return text === null ? null : (JSON.parse(text) as PageContent);
  } catch {
    return null;
  }
}

export function dropDraft(pageID: number): void {
  try {
    window.sessionStorage.removeItem(keyOf(pageID));
  } catch {
    // A closed storage has nothing to drop.
  }
}

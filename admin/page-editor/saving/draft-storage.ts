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

/** Takes the draft out of the storage; null where there is none. */
export function takeDraft(pageID: number): PageContent | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(pageID));
    window.sessionStorage.removeItem(keyOf(pageID));
    return text === null ? null : (JSON.parse(text) as PageContent);
  } catch {
    return null;
  }
}

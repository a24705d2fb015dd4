import { createContext, type Dispatch, useContext } from 'react';
import type { EditorPageFragment } from '../../generated/graphql.ts';
import type { Observable } from '../../shared/observable.ts';
import type { EditorAction, EditorState } from './activity.ts';
import type { ContentStore } from './content-store.ts';
import type { SlugDraft } from './slug-draft.ts';

/** What stays the same while a page is open. Components that need no more are not rendered again on changes. */
export type EditorServices = {
  pageID: number;
  locale: string;
  content: ContentStore;
  slugDraft: Observable<SlugDraft>;
  /** Number of publication actions performed here. */
  publicationActionCount: Observable<number>;
  dispatch: Dispatch<EditorAction>;
  /** Whether the viewer may only read the page. */
  isReadOnly: boolean;
  /** Opens the list of keyboard shortcuts. */
  showShortcuts: () => void;
};

/** The open page with the editor's services and state. */
export type PageEditor = EditorServices & {
  page: EditorPageFragment;
  /** Path of the page on the site, with its locale's prefix. */
  path: string;
  siteName: string;
  defaultLocale: string;
  state: EditorState;
};

export const EditorServicesContext = createContext<EditorServices | null>(null);
/** Keys of the blocks that are selected together; a separate context, so that canvas blocks render only for it. */
export const SelectedKeys = createContext<readonly string[]>([]);
export const PageEditorContext = createContext<PageEditor | null>(null);

/** The editor's services, which stay the same while the page is open. Throws outside a page editor. */
export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (services === null) throw new Error('useEditorServices is used outside of a page editor');
  return services;
}

/** The editor's services, its page and its state. Throws outside a page editor. */
export function usePageEditor(): PageEditor {
  const editor = useContext(PageEditorContext);
  if (editor === null) throw new Error('usePageEditor is used outside of a page editor');
  return editor;
}

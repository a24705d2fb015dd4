import { type OnAction, Puck } from '@puckeditor/core';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { getLocalSiteName } from '../../shared/settings/index.ts';
import type { PageEditorQuery } from '../../generated/graphql.ts';
import { createObservable } from '../../shared/observable.ts';
import { editorReducer, initialEditorState } from '../editor/activity.ts';
import { canvasConfig } from '../canvas/canvas-config.tsx';
import { canvasOverrides } from '../canvas/canvas-overrides.tsx';
import { SiteContext, type SiteContextValue } from '../canvas/site-context.ts';
import { toPageContent } from '../content/to-page-content.ts';
import { toPagePath } from '../content/page-path.ts';
import { readBlockKeys, toPuckData } from '../content/puck-content.ts';
import {
  type PageEditor,
  PageEditorContext,
  SelectedKeys,
  type EditorServices,
  EditorServicesContext,
} from '../editor/editor-context.ts';
import { createContentStore } from '../editor/content-store.ts';
import { EditorShell } from './editor-shell.tsx';
import { ShortcutsModal } from './shortcuts-modal.tsx';
import { MountStateContext, SkipFirstMount } from './skip-first-mount.tsx';
import { createSlugDraft } from '../editor/slug-draft.ts';

type Page = NonNullable<PageEditorQuery['page']>;
type Props = { page: Page; settings: PageEditorQuery['settings'] };

/** The canvas gets the site's styles only: those of the admin area would change how the page looks. */
const IFRAME_OPTIONS = { enabled: true, waitForStyles: false, syncHostStyles: false };
/** All actions on blocks are the editor's own, dragging included. */
const NO_PERMISSIONS = { drag: false, duplicate: false, delete: false, edit: false, insert: false };

/** Root of the editor for one page. The page's facts may be refetched; its content is managed here from loading on. */
export function EditorRoot({ page, settings }: Props) {
  const [version] = useState(page.pageVersion);
  const [stores] = useState(() => createEditorStores(version));
  const [state, dispatch] = useReducer(editorReducer, initialEditorState);
  const [areShortcutsShown, setAreShortcutsShown] = useState(false);
  const isSyncing = useRef(false);
  const { content, slugDraft, publicationActionCount } = stores;
  const { id: pageID, locale } = page;
  const isReadOnly = !page.viewerCanEdit;
  const { defaultLocale, contactPhone } = settings;
  const siteName = getLocalSiteName(settings, page.locale);

  const services = useMemo<EditorServices>(
    () => ({
      pageID,
      locale,
      content,
      slugDraft,
      publicationActionCount,
      dispatch,
      isReadOnly,
      showShortcuts: () => setAreShortcutsShown(true),
    }),
    [pageID, locale, content, slugDraft, publicationActionCount, isReadOnly],
  );
  const editor = useMemo<PageEditor>(
    () => ({ ...services, page, path: toPagePath(page, defaultLocale), siteName, defaultLocale, state }),
    [services, page, defaultLocale, siteName, state],
  );
  const siteContext = useMemo<SiteContextValue>(
    () => ({
      locale,
      siblings: page.siblings.map((sibling) => ({ locale: sibling.locale, path: toPagePath(sibling, defaultLocale) })),
      site: { name: siteName, contactPhone, defaultLocale },
    }),
    [locale, page.siblings, siteName, contactPhone, defaultLocale],
  );
  const handleAction = useCallback<OnAction>((action, appState) => {
    if (isSyncing.current || action.type !== 'setUi' || typeof action.ui === 'function') return;
    const { itemSelector } = action.ui;
    if (itemSelector === undefined) return;
    const key = itemSelector ? readBlockKeys(appState.data)[itemSelector.index] : undefined;
    dispatch(key === undefined ? { type: 'select', key: null } : { type: 'edit', key });
  }, []);
  return (
    <EditorServicesContext value={services}>
      <PageEditorContext value={editor}>
        <SiteContext value={siteContext}>
          <SelectedKeys value={state.selectedKeys}>
            <MountStateContext value={stores.mountState}>
              <Puck
                config={canvasConfig}
                data={stores.order}
                iframe={IFRAME_OPTIONS}
                overrides={canvasOverrides}
                permissions={NO_PERMISSIONS}
                onAction={handleAction}
              >
                <SkipFirstMount>
                  <EditorShell version={version} isSyncing={isSyncing} />
                  {areShortcutsShown && <ShortcutsModal onClose={() => setAreShortcutsShown(false)} />}
                </SkipFirstMount>
              </Puck>
            </MountStateContext>
          </SelectedKeys>
        </SiteContext>
      </PageEditorContext>
    </EditorServicesContext>
  );
}

/** Creates the stores that live as long as the screen; their changes render only subscribers. */
function createEditorStores(version: Page['pageVersion']) {
  const content = toPageContent(version);
  return {
    content: createContentStore(content),
    slugDraft: createSlugDraft(),
    publicationActionCount: createObservable(0),
    order: toPuckData(content),
    mountState: { hasMounted: false },
  };
}

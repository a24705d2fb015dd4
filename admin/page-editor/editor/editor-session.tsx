import { type OnAction, Puck } from '@puckeditor/core';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { siteNameIn } from '../../shared/settings/index.ts';
import type { PageEditorQuery } from '../../generated/graphql.ts';
import { createObservable } from '../../shared/observable.ts';
import { editorReducer, initialEditorState } from '../activity/activity.ts';
import { canvasConfig } from '../canvas/canvas-config.tsx';
import { canvasOverrides } from '../canvas/canvas-overrides.tsx';
import { CanvasPlace, type CanvasPlaceValue } from '../canvas/canvas-place.ts';
import { fromServer } from '../content/from-server.ts';
import { pathOf } from '../content/page-path.ts';
import { keysOf, toPuck } from '../content/puck-content.ts';
import { type Editor, EditorContext, MarkedKeys, type Tools, ToolsContext } from './editor-context.ts';
import { createHistoryStore } from './history-store.ts';
import { EditorShell } from './editor-shell.tsx';
import { KeysModal } from './keys-modal.tsx';
import { MountMark, OnceMounted } from './once-mounted.tsx';
import { createSlugDraft } from './slug-draft.ts';

type Page = NonNullable<PageEditorQuery['page']>;
type Props = { page: Page; settings: PageEditorQuery['settings'] };

/** The site's styles come from us: the admin area's would change how the page looks. */
const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
/** Everything that is done to blocks is ours, dragging too. */
const NO_PERMISSIONS = { drag: false, duplicate: false, delete: false, edit: false, insert: false };

/** Editing of one page, from its loading on: the page itself may change, its content is the screen's from here. */
export function EditorSession({ page, settings }: Props) {
  const [version] = useState(page.pageVersion);
  const [start] = useState(() => startSession(version));
  const [state, act] = useReducer(editorReducer, initialEditorState);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const isSyncing = useRef(false);
  const { content, history, slugDraft, publicationActions } = start;
  const { id: pageID, locale } = page;
  const isReadOnly = !page.viewerCanEdit;
  const { defaultLocale, contactPhone } = settings;
  const siteName = siteNameIn(settings, page.locale);

  const tools = useMemo<Tools>(
    () => ({
      pageID,
      locale,
      content,
      history,
      slugDraft,
      publicationActions,
      act,
      isReadOnly,
      showHelp: () => setIsHelpShown(true),
    }),
    [pageID, locale, content, history, slugDraft, publicationActions, isReadOnly],
  );
  const editor = useMemo<Editor>(
    () => ({ ...tools, page, path: pathOf(page, defaultLocale), siteName, defaultLocale, state }),
    [tools, page, defaultLocale, siteName, state],
  );
  const place = useMemo<CanvasPlaceValue>(
    () => ({
      locale,
      siblings: page.siblings.map((sibling) => ({ locale: sibling.locale, path: pathOf(sibling, defaultLocale) })),
      site: { name: siteName, contactPhone, defaultLocale },
    }),
    [locale, page.siblings, siteName, contactPhone, defaultLocale],
  );
  const handleAction = useCallback<OnAction>((action, appState) => {
    if (isSyncing.current || action.type !== 'setUi' || typeof action.ui === 'function') return;
    const { itemSelector } = action.ui;
    if (itemSelector === undefined) return;
    const key = itemSelector ? keysOf(appState.data)[itemSelector.index] : undefined;
    act(key === undefined ? { type: 'select', key: null } : { type: 'edit', key });
  }, []);
  return (
    <ToolsContext value={tools}>
      <EditorContext value={editor}>
        <CanvasPlace value={place}>
          <MarkedKeys value={state.marked}>
            <MountMark value={start.mountMark}>
              <Puck
                config={canvasConfig}
                data={start.order}
                iframe={IFRAME}
                overrides={canvasOverrides}
                permissions={NO_PERMISSIONS}
                onAction={handleAction}
              >
                <OnceMounted>
                  <EditorShell version={version} isSyncing={isSyncing} />
                  {isHelpShown && <KeysModal onClose={() => setIsHelpShown(false)} />}
                </OnceMounted>
              </Puck>
            </MountMark>
          </MarkedKeys>
        </CanvasPlace>
      </EditorContext>
    </ToolsContext>
  );
}

/** What lasts as long as the screen does, and changes without drawing all of it. */
function startSession(version: Page['pageVersion']) {
  const content = fromServer(version);
  return {
    content: createObservable(content),
    history: createHistoryStore(content),
    slugDraft: createSlugDraft(),
    publicationActions: createObservable(0),
    order: toPuck(content),
    mountMark: { isSet: false },
  };
}

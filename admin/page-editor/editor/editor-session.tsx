import { type Config, type OnAction, Puck } from '@puckeditor/core';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { PageEditorQuery } from '../../generated/graphql.ts';
import { editorReducer, initialEditorState } from '../activity/activity.ts';
import { canvasConfig } from '../canvas/canvas-config.tsx';
import { canvasOverrides } from '../canvas/canvas-overrides.tsx';
import { CanvasPlace, type CanvasPlaceValue } from '../canvas/canvas-place.ts';
import { isKnownBlock } from '../content/definitions.ts';
import { fromServer } from '../content/from-server.ts';
import { pathOf } from '../content/page-path.ts';
import { keysOf, toPuck, toSnapshot } from '../content/puck-content.ts';
import { type Editor, EditorContext } from './editor-context.ts';
import { createHistoryStore } from './history-store.ts';
import { EditorShell } from './editor-shell.tsx';
import { KeysModal } from './keys-modal.tsx';

type Page = NonNullable<PageEditorQuery['page']>;
type Props = { page: Page; settings: PageEditorQuery['settings'] };

/** The site's styles come from us: the admin area's would change how the page looks. */
const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
const READ_ONLY = { drag: false, duplicate: false, delete: false, edit: false, insert: false };
const EDITABLE = {};

/** Editing of one page, from its loading on: the page itself may change, its content is Puck's from here. */
export function EditorSession({ page, settings }: Props) {
  const [version] = useState(page.pageVersion);
  const [data] = useState(() => toPuck(fromServer(page.pageVersion), isKnownBlock));
  const [history] = useState(() => createHistoryStore(toSnapshot(data)));
  const [state, act] = useReducer(editorReducer, initialEditorState);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const isSyncing = useRef(false);
  const mounts = useRef(0);
  const isReadOnly = !page.viewerCanEdit;
  const { siteName, defaultLocale, contactPhone } = settings;

  const editor = useMemo<Editor>(
    () => ({
      page,
      path: pathOf(page, defaultLocale),
      siteName,
      defaultLocale,
      state,
      act,
      history,
      mounts,
      isReadOnly,
      showHelp: () => setIsHelpShown(true),
    }),
    [page, defaultLocale, siteName, state, history, isReadOnly],
  );
  const place = useMemo<CanvasPlaceValue>(
    () => ({
      locale: page.locale,
      siblings: page.siblings.map(({ locale, slug }) => ({ locale, path: pathOf({ locale, slug }, defaultLocale) })),
      site: { name: siteName, contactPhone, defaultLocale },
    }),
    [page.locale, page.siblings, siteName, contactPhone, defaultLocale],
  );
  const handleAction = useCallback<OnAction>((action, appState) => {
    if (isSyncing.current || action.type !== 'setUi' || typeof action.ui === 'function') return;
    const { itemSelector } = action.ui;
    if (itemSelector === undefined) return;
    const key = itemSelector ? keysOf(appState.data)[itemSelector.index] : undefined;
    act(key === undefined ? { type: 'select', key: null } : { type: 'edit', key });
  }, []);
  return (
    <EditorContext value={editor}>
      <CanvasPlace value={place}>
        <Puck
          config={canvasConfig as Config}
          data={data}
          iframe={IFRAME}
          overrides={canvasOverrides}
          permissions={isReadOnly ? READ_ONLY : EDITABLE}
          onAction={handleAction}
        >
          <EditorShell version={version} isSyncing={isSyncing} />
          {isHelpShown && <KeysModal onClose={() => setIsHelpShown(false)} />}
        </Puck>
      </CanvasPlace>
    </EditorContext>
  );
}

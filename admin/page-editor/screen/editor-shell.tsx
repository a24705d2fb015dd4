import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorVersionFragment } from '../../generated/graphql.ts';
import { loadWithRetry } from '../../shared/lazy/index.ts';
import { UnsavedChangesModal } from '../../shared/unsaved-changes/index.ts';
import { announce, Announcer, Toaster } from '../../shared/ui/index.ts';
import { isPickingBlock } from '../editor/activity.ts';
import { ActivityStrip } from './activity-strip.tsx';
import barClasses from '../bar/bar.module.css';
import { CollaboratorsIndicator } from '../bar/collaborators-indicator.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { EditorMenu } from '../bar/editor-menu.tsx';
import { PrimaryAction } from '../bar/primary-action.tsx';
import { PublicationDialogs } from '../bar/publication-dialogs.tsx';
import { PublicationBanners } from '../bar/publication-banners.tsx';
import { SaveStatus } from '../bar/save-status.tsx';
import { usePublicationCommands } from '../bar/use-publication-commands.ts';
import { usePublicationControls } from '../bar/use-publication-controls.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { useTouchedFields, useVisibleChecks } from '../checks/use-visible-checks.ts';
import { usePublishingChecks } from '../checks/use-publishing-checks.ts';
import { Outline } from '../outline/outline.tsx';
import { PUBLICATION_CHECKS_ID, PublicationChecks } from '../outline/publication-checks.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { OutlinePanel, PublicationPanel } from '../panel/narrow-panels.tsx';
import { BlockPicker } from '../picker/block-picker.tsx';
import { ContentChangeListener } from '../saving/content-change-listener.ts';
import { useConflictControls } from '../saving/use-conflict-controls.ts';
import { useDrafts } from '../saving/use-drafts.ts';
import { useEditorLeaveGuard } from '../saving/use-editor-leave-guard.ts';
import { useLeaveText } from '../saving/use-leave-text.ts';
import { usePublicationUpdates } from '../saving/use-publication-updates.ts';
import { usePublicationActions } from '../saving/use-publication-actions.ts';
import { useSaving } from '../saving/use-saving.ts';
import { useAnnounceSaveState } from '../saving/use-announce-save-state.ts';
import { EditorNotices } from '../bar/editor-notices.tsx';
import { usePageEditor } from '../editor/editor-context.ts';
import { SidebarResizeHandle } from './sidebar-resize-handle.tsx';
import classes from './editor-shell.module.css';
import { PuckSync } from './puck-sync.tsx';
import { SelectionSync } from './selection-sync.tsx';
import { useClipboardShortcuts } from '../editor/use-block-clipboard.ts';
import { useSidebars, sidebarStyle } from '../editor/use-sidebars.ts';
import { usePrefetchRichText } from './use-prefetch-rich-text.ts';
import { useEditorShortcuts } from './use-editor-shortcuts.ts';

/** Loaded on demand: rarely needed, and it comes with a diff library. */
const ConflictModal = lazy(async () => ({
  default: (await loadWithRetry(() => import('../saving/conflict-modal.tsx'))).ConflictModal,
}));

type Props = { version: EditorVersionFragment; isSyncing: RefObject<boolean> };

/** The layout of the editor: bar, outline, canvas, panel and activity strip. */
export function EditorShell({ version, isSyncing }: Props) {
  const { t } = useTranslation();
  const { page, state, isReadOnly, showShortcuts } = usePageEditor();
  const saving = useSaving(version);
  const touched = useTouchedFields();
  const publicationActions = usePublicationActions(page.id, saving, touched.markPublishAttempt);
  const { markPublishAttempt } = publicationActions;
  const publishingChecks = usePublishingChecks(publicationActions.checks);
  const checks = publishingChecks.errors;
  const publication = { ...publicationActions, checks };
  const shownChecks = useVisibleChecks({ errors: checks, actionErrors: publicationActions.checks, touched });
  const conflict = useConflictControls(saving);
  const drafts = useDrafts(saving);
  usePublicationUpdates();
  const blocker = useEditorLeaveGuard(saving);
  const leaveText = useLeaveText(saving, drafts);
  useAnnounceSaveState(saving.state);
  const { noteChange } = saving;
  const { save: saveDraft, saveForLater } = drafts;
  const handleChange = useCallback(() => {
    saveDraft();
    noteChange();
  }, [saveDraft, noteChange]);
  usePrefetchRichText();
  const sidebars = useSidebars();
  const { unfold } = sidebars;
  useEffect(() => {
    if (state.target !== null) unfold('panel');
  }, [state.target, unfold]);
  const showChecks = () => {
    unfold('outline');
    focusChecks();
  };

  const store = async () => {
    if (isReadOnly) return;
    if (saving.state.status === 'conflict') return conflict.open();
    announce((await publication.store()) ? t('editor.announcements.stored') : t('editor.announcements.notStored'));
  };
  useEditorShortcuts({ onStore: () => void store(), onHelp: showShortcuts });
  useClipboardShortcuts();

  const controls = usePublicationControls({ publication, state: saving.state, onRefused: showChecks });
  usePublicationCommands(controls);
  const banners = <PublicationBanners controls={controls} />;
  const outline = <Outline checks={checks} />;
  return (
    <main
      className={classes.shell}
      data-panel-open={state.isPanelOpen || undefined}
      data-outline-folded={sidebars.outline.isFolded || undefined}
      data-panel-folded={sidebars.panel.isFolded || undefined}
      style={sidebarStyle(sidebars)}
      aria-label={t('editor.screenTitle', { title: page.title })}
    >
      <EditorBar
        collaborators={<CollaboratorsIndicator saving={saving} />}
        saveStatus={<SaveStatus state={saving.state} onStore={() => void store()} onConflict={conflict.open} />}
        primaryAction={<PrimaryAction controls={controls} onShowChecks={showChecks} />}
        menu={<EditorMenu controls={controls} />}
      />
      <div className={barClasses.notices}>
        {controls.dialog === null && (
          <EditorNotices
            publication={publication}
            drafts={drafts}
            isUnsaved={saving.state.status !== 'saved'}
            getStored={() => saving.saver.base.content}
            onRetry={() => void store()}
          />
        )}
        {banners}
      </div>
      <div className={classes.left}>
        {outline}
        <PublicationChecks checks={publishingChecks} id={PUBLICATION_CHECKS_ID} />
        <SidebarResizeHandle name="outline" sidebars={sidebars} />
      </div>
      <Canvas sidebars={sidebars} />
      {/* Before the panel in tab order, so that Tab leads from an activity into its panel. */}
      <ActivityStrip
        problemCount={checks.length}
        publicationIcon={checks.length > 0 ? IconExclamationCircle : IconCircleCheck}
        onOpen={() => unfold('panel')}
      />
      <div className={classes.right} data-view={state.view}>
        <ActivityPanel checks={shownChecks} saveStatus={saving.state.status} onDecide={markPublishAttempt} />
        {state.view === 'outline' && <OutlinePanel>{outline}</OutlinePanel>}
        {state.view === 'publication' && (
          <PublicationPanel checks={publishingChecks}>
            <PrimaryAction controls={controls} />
            {banners}
          </PublicationPanel>
        )}
        {/* After the panel in tab order, so that Tab leads from an activity into the panel itself. */}
        <SidebarResizeHandle name="panel" sidebars={sidebars} />
      </div>
      <PuckSync />
      <SelectionSync isSyncing={isSyncing} />
      <ContentChangeListener onChange={handleChange} />
      <PublicationDialogs controls={controls} />
      {isPickingBlock(state) && !isReadOnly && <BlockPicker key={state.activity} />}
      <Announcer />
      <Toaster />
      {conflict.isOpen && (
        <Suspense>
          <ConflictModal controls={conflict} />
        </Suspense>
      )}
      <UnsavedChangesModal blocker={blocker} text={leaveText} onStore={publication.store} onLeave={saveForLater} />
    </main>
  );
}

/** Focuses the checks under the outline, after the outline was unfolded. */
function focusChecks(): void {
  window.requestAnimationFrame(() => document.getElementById(PUBLICATION_CHECKS_ID)?.focus());
}

import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorVersionFragment } from '../../generated/graphql.ts';
import { loadPatiently } from '../../shared/lazy/index.ts';
import { LeaveModal } from '../../shared/leaving/index.ts';
import { announce, Announcer, Toaster } from '../../shared/ui/index.ts';
import { isChoosing } from '../activity/activity.ts';
import { ActivityStrip } from '../activity/activity-strip.tsx';
import classesOfBar from '../bar/bar.module.css';
import { CompanyMark } from '../bar/company-mark.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { PageMenu } from '../bar/page-menu.tsx';
import { PrimaryAction } from '../bar/primary-action.tsx';
import { PublicationDialogs } from '../bar/publication-dialogs.tsx';
import { PublicationStrips } from '../bar/publication-strips.tsx';
import { SaveStatus } from '../bar/save-state.tsx';
import { usePublicationCommands } from '../bar/use-publication-commands.ts';
import { usePublicationDesk } from '../bar/use-publication-desk.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { useSeenFields, useShownChecks } from '../checks/use-shown-checks.ts';
import { usePublishingChecks } from '../checks/use-publishing-checks.ts';
import { Outline } from '../outline/outline.tsx';
import { CHECKS_ID, PublicationChecks } from '../outline/publication-checks.tsx';
import { ActivityPanel } from '../panel/activity-panel.tsx';
import { OutlinePanel, PublicationPanel } from '../panel/narrow-panels.tsx';
import { BlockPicker } from '../picker/block-picker.tsx';
import { ContentWatch } from '../saving/content-watch.ts';
import { useCompany } from '../saving/use-company.ts';
import { useConflict } from '../saving/use-conflict.ts';
import { useDrafts } from '../saving/use-drafts.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { useLeaveText } from '../saving/use-leave-text.ts';
import { usePageUpdates } from '../saving/use-page-updates.ts';
import { usePublication } from '../saving/use-publication.ts';
import { useSaving } from '../saving/use-saving.ts';
import { useSpokenState } from '../saving/use-spoken-state.ts';
import { EditorNotices } from '../bar/editor-notices.tsx';
import { useEditor } from './editor-context.ts';
import { ColumnHandle } from './column-handle.tsx';
import classes from './editor-shell.module.css';
import { PuckSync } from './puck-sync.tsx';
import { SelectionSync } from './selection-sync.tsx';
import { useClipboardKeys } from './use-clipboard.ts';
import { useColumns, columnStyle } from './use-columns.ts';
import { usePrefetch } from './use-prefetch.ts';
import { HistoryRecorder } from './use-history.ts';
import { useHotkeys } from './use-hotkeys.ts';

/** Seldom needed, and with a comparison of words. */
const ConflictModal = lazy(async () => ({
  default: (await loadPatiently(() => import('../saving/conflict-modal.tsx'))).ConflictModal,
}));

type Props = { version: EditorVersionFragment; isSyncing: RefObject<boolean> };

/** The screen's frame: bar, outline, canvas, panel, activity strip. */
export function EditorShell({ version, isSyncing }: Props) {
  const { t } = useTranslation();
  const { page, state, isReadOnly, showHelp } = useEditor();
  const saving = useSaving(version);
  const seen = useSeenFields();
  const asked = usePublication(page.id, saving, seen.markTried);
  const found = usePublishingChecks(asked.checks);
  const checks = found.errors;
  const publication = { ...asked, checks };
  const shownChecks = useShownChecks({ errors: checks, refused: asked.checks, seen });
  const conflict = useConflict(saving);
  const drafts = useDrafts(saving);
  const company = useCompany(saving);
  usePageUpdates();
  const blocker = useLeaveGuard(saving);
  const leaveText = useLeaveText(saving, drafts);
  useSpokenState(saving.state);
  const { noteChange } = saving;
  const { keep } = drafts;
  const handleChange = useCallback(() => {
    keep();
    noteChange();
  }, [keep, noteChange]);
  usePrefetch();
  const columns = useColumns();
  const { unfold } = columns;
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
    announce((await publication.store()) ? t('editor.said.stored') : t('editor.said.notStored'));
  };
  useHotkeys({ onStore: () => void store(), onHelp: showHelp });
  useClipboardKeys();

  const desk = usePublicationDesk({ publication, state: saving.state, onRefused: showChecks });
  usePublicationCommands(desk);
  const strips = <PublicationStrips desk={desk} />;
  const outline = <Outline checks={checks} />;
  return (
    <main
      className={classes.shell}
      data-panel-open={state.isPanelOpen || undefined}
      data-outline-folded={columns.outline.isFolded || undefined}
      data-panel-folded={columns.panel.isFolded || undefined}
      style={columnStyle(columns)}
      aria-label={t('editor.screenTitle', { title: page.title })}
    >
      <EditorBar
        company={company.length > 0 && <CompanyMark company={company} />}
        saveStatus={<SaveStatus state={saving.state} onStore={() => void store()} onConflict={conflict.open} />}
        primary={<PrimaryAction desk={desk} onShowChecks={showChecks} />}
        menu={<PageMenu desk={desk} />}
      />
      <div className={classesOfBar.notices}>
        {desk.dialog === null && (
          <EditorNotices
            publication={publication}
            drafts={drafts}
            isUnsaved={saving.state.status !== 'saved'}
            getStored={() => saving.saver.ground.content}
            onRetry={() => void store()}
          />
        )}
        {strips}
      </div>
      <div className={classes.left}>
        {outline}
        <PublicationChecks found={found} id={CHECKS_ID} />
        <ColumnHandle name="outline" columns={columns} />
      </div>
      <Canvas columns={columns} />
      {/* In front of the panel that it switches, so that the next key leads into it. */}
      <ActivityStrip
        problemCount={checks.length}
        publicationIcon={checks.length > 0 ? IconExclamationCircle : IconCircleCheck}
        onOpen={() => unfold('panel')}
      />
      <div className={classes.right} data-view={state.view}>
        <ActivityPanel checks={shownChecks} save={saving.state.status} onAnswer={publication.markTried} />
        {state.view === 'outline' && <OutlinePanel>{outline}</OutlinePanel>}
        {state.view === 'publication' && (
          <PublicationPanel found={found}>
            <PrimaryAction desk={desk} />
            {strips}
          </PublicationPanel>
        )}
        {/* After the panel, so that the next key after the activity leads into the panel itself. */}
        <ColumnHandle name="panel" columns={columns} />
      </div>
      <PuckSync />
      <SelectionSync isSyncing={isSyncing} />
      <HistoryRecorder />
      <ContentWatch onChange={handleChange} />
      <PublicationDialogs desk={desk} />
      {isChoosing(state) && !isReadOnly && <BlockPicker key={state.activity} />}
      <Announcer />
      <Toaster />
      {conflict.isOpen && (
        <Suspense>
          <ConflictModal conflict={conflict} />
        </Suspense>
      )}
      <LeaveModal blocker={blocker} text={leaveText} onStore={publication.store} onLeave={drafts.putAside} />
    </main>
  );
}

/** The checks stand under the outline; where that is not shown, in the panel for publishing. */
function focusChecks(): void {
  window.requestAnimationFrame(() => document.getElementById(CHECKS_ID)?.focus());
}

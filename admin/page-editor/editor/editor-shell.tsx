import { IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorVersionFragment } from '../../generated/graphql.ts';
import { announce, Announcer, ConfirmModal } from '../../shared/ui/index.ts';
import { ActivityStrip } from '../activity/activity-strip.tsx';
import classesOfBar from '../bar/bar.module.css';
import { EditorBar } from '../bar/editor-bar.tsx';
import { PageMenu } from '../bar/page-menu.tsx';
import { PrimaryAction } from '../bar/primary-action.tsx';
import { PublicationDialogs } from '../bar/publication-dialogs.tsx';
import { PublicationStrips } from '../bar/publication-strips.tsx';
import { SaveStatus } from '../bar/save-state.tsx';
import { usePublicationDesk } from '../bar/use-publication-desk.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { usePublishingChecks } from '../checks/use-publishing-checks.ts';
import type { PageContent } from '../content/page-content.ts';
import { Outline } from '../outline/outline.tsx';
import { CHECKS_ID, PublicationChecks } from '../outline/publication-checks.tsx';
import { ActivityPanel } from '../panel/activity-panel.tsx';
import { OutlinePanel, PublicationPanel } from '../panel/narrow-panels.tsx';
import { ConflictModal } from '../saving/conflict-modal.tsx';
import { useConflict } from '../saving/use-conflict.ts';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { usePublication } from '../saving/use-publication.ts';
import { useSaving } from '../saving/use-saving.ts';
import { UnsavedMark } from '../saving/use-unsaved-mark.ts';
import { EditorNotices } from '../bar/editor-notices.tsx';
import { useEditor } from './editor-context.ts';
import classes from './editor-shell.module.css';
import { SelectionSync } from './selection-sync.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { HistoryRecorder } from './use-history.ts';
import { useHotkeys } from './use-hotkeys.ts';

type Props = { version: EditorVersionFragment; initial: PageContent; isSyncing: RefObject<boolean> };

/** The screen's frame: bar, outline, canvas, panel, activity strip. */
export function EditorShell({ version, initial, isSyncing }: Props) {
  const { t } = useTranslation();
  const { page, state, isReadOnly } = useEditor();
  const saving = useSaving(version, initial);
  const asked = usePublication(page.id, saving);
  const found = usePublishingChecks(asked.checks);
  const checks = found.errors;
  const publication = { ...asked, checks };
  const conflict = useConflict(page.id, saving);
  const blocker = useLeaveGuard({ pageID: page.id, isUnsaved: saving.isUnsaved });
  const [isResolving, setIsResolving] = useState(false);
  usePrefetch();

  const store = async () => {
    if (isReadOnly) return;
    if (saving.state.status === 'conflict') return setIsResolving(true);
    announce((await publication.store()) ? t('editor.said.stored') : t('editor.said.notStored'));
  };
  useHotkeys({ onStore: () => void store() });

  const desk = usePublicationDesk({ publication, state: saving.state, onRefused: showChecks });
  const strips = <PublicationStrips desk={desk} />;
  const outline = <Outline checks={checks} />;
  return (
    <main
      className={classes.shell}
      data-panel-open={state.isPanelOpen || undefined}
      aria-label={t('editor.screenTitle', { title: page.title })}
    >
      <EditorBar
        saveStatus={
          <SaveStatus state={saving.state} onStore={() => void store()} onConflict={() => setIsResolving(true)} />
        }
        primary={<PrimaryAction desk={desk} onShowChecks={showChecks} />}
        menu={<PageMenu desk={desk} />}
      />
      <div className={classesOfBar.notices}>
        {desk.dialog === null && (
          <EditorNotices publication={publication} conflict={conflict} onRetry={() => void store()} />
        )}
        {strips}
      </div>
      <div className={classes.left}>
        {outline}
        <PublicationChecks found={found} id={CHECKS_ID} />
      </div>
      <Canvas />
      <div className={classes.right} data-view={state.view}>
        <ActivityPanel checks={checks} save={saving.state.status} onAnswer={publication.markChecked} />
        {state.view === 'outline' && <OutlinePanel>{outline}</OutlinePanel>}
        {state.view === 'publication' && (
          <PublicationPanel found={found}>
            <PrimaryAction desk={desk} />
            {strips}
          </PublicationPanel>
        )}
      </div>
      <ActivityStrip
        problemCount={checks.length}
        publicationIcon={checks.length > 0 ? IconExclamationCircle : IconCircleCheck}
      />
      <SelectionSync isSyncing={isSyncing} />
      <HistoryRecorder />
      <UnsavedMark report={saving.report} isUnsaved={saving.isUnsaved} />
      <PublicationDialogs desk={desk} />
      <Announcer />
      <ConflictModal
        isOpen={isResolving}
        onClose={() => setIsResolving(false)}
        onLoad={() => void conflict.loadNewer().then(() => setIsResolving(false))}
        onOverwrite={() => void conflict.overwrite().then(() => setIsResolving(false))}
      />
      <ConfirmModal
        isOpen={blocker.state === 'blocked'}
        title={t('editor.leave.title')}
        confirmLabel={t('editor.leave.confirm')}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.state === 'blocked' && blocker.reset()}
      >
        {t('editor.leave.text')}
      </ConfirmModal>
    </main>
  );
}

/** The checks stand under the outline; where that is not shown, in the panel for publishing. */
function showChecks(): void {
  window.requestAnimationFrame(() => document.getElementById(CHECKS_ID)?.focus());
}

export { Announcer, announce } from './announcer.tsx';
export { BrandMark } from './brand-mark.tsx';
export { colorSchemeManager } from './color-scheme.ts';
export { ConfirmModal } from './confirm-modal.tsx';
export { CopyField } from './copy-field.tsx';
export { cssVariablesResolver } from './css-variables.ts';
export { DoneNote } from './done-note.tsx';
export { EmptyState } from './empty-state.tsx';
export { FailureNotice } from './failure-notice.tsx';
export { FilterChip } from './filter-chip.tsx';
export { Flag } from './flag.tsx';
export { FormModal } from './form-modal.tsx';
export { closesList, FormPopover } from './form-popover.tsx';
export { Highlight } from './highlight.tsx';
export { ModalFooter } from './modal-footer.tsx';
export { ModalText } from './modal-text.tsx';
export { namePortal } from './portal.ts';
export { MultiFilterChip } from './multi-filter-chip.tsx';
export { NoteBox } from './note-box.tsx';
export { LocaleStrip } from './locale-strip.tsx';
export { MenuAction } from './menu-action.tsx';
export { PersonMark } from './person-mark.tsx';
export {
  SheetBody,
  SheetColumn,
  SheetDeeds,
  SheetFooter,
  SheetHeader,
  SheetTabs,
  SheetToolbar,
  useScreenTitle,
} from './sheet.tsx';
export { SheetForm } from './sheet-form.tsx';
export { SettingsSection, SettingsSections } from './settings-section.tsx';
export { ProgressLine } from './progress-line.tsx';
export { Fact, Facts, Report, ReportSection } from './report.tsx';
export { StatusMark } from './status-mark.tsx';
export { SteadyButton } from './steady-button.tsx';
export { theme } from './theme.ts';
export { showToast, Toaster } from './toaster.tsx';
export { UnaffectedScreens } from './unaffected-screens.tsx';
export { useDelayed } from './use-delayed.ts';
export { useKeepFocus } from './use-keep-focus.ts';
export { useReturnFocus } from './use-return-focus.ts';

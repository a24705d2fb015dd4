export { Announcer, announce } from './announcer.tsx';
export { BrandLogo } from './brand-logo.tsx';
export { colorSchemeManager } from './color-scheme.ts';
export { ConfirmModal } from './confirm-modal.tsx';
export { ConflictNotice } from './conflict-notice.tsx';
export { CopyField } from './copy-field.tsx';
export { cssVariablesResolver } from './css-variables.ts';
export { SuccessNote } from './success-note.tsx';
export { EmptyState } from './empty-state.tsx';
export { FailureNotice } from './failure-notice.tsx';
export { FilterChip } from './filter-chip.tsx';
export { LocaleFlag } from './locale-flag.tsx';
export { FormModal } from './form-modal.tsx';
export { isListOpen, FormPopover } from './form-popover.tsx';
export { Highlight } from './highlight.tsx';
export { ModalFooter } from './modal-footer.tsx';
export { ModalText } from './modal-text.tsx';
export { labelPortal } from './portal.ts';
export { MultiFilterChip } from './multi-filter-chip.tsx';
export { MessageBox } from './message-box.tsx';
export { TranslationFlags } from './translation-flags.tsx';
export { MenuActionItem } from './menu-action-item.tsx';
export { UserAvatar } from './user-avatar.tsx';
export {
  ScreenBody,
  ScreenColumn,
  ScreenActions,
  ScreenFooter,
  ScreenHeader,
  ScreenTabs,
  ScreenToolbar,
  useScreenTitle,
} from './screen.tsx';
export { ScreenForm } from './screen-form.tsx';
export { SettingsSection, SettingsSections } from './settings-section.tsx';
export { LabelledProgress } from './labelled-progress.tsx';
export { DescriptionItem, DescriptionList, ReportLayout, ReportSection } from './report-layout.tsx';
export { StatusBadge } from './status-badge.tsx';
export { FocusKeepingButton } from './focus-keeping-button.tsx';
export { theme } from './theme.ts';
export { showToast, Toaster } from './toaster.tsx';
export { OtherScreens } from './other-screens.tsx';
export { useDelayed } from './use-delayed.ts';
export { useKeepFocus } from './use-keep-focus.ts';
export { useReturnFocus } from './use-return-focus.ts';

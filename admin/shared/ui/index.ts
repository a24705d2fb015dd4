export { Announcer, announce } from './messages/announcer.tsx';
export { BrandLogo } from './brand-logo.tsx';
export { colorSchemeManager } from './color-scheme.ts';
export { ConfirmModal } from './modals/confirm-modal.tsx';
export { ConflictNotice } from './messages/conflict-notice.tsx';
export { CopyField } from './copy-field.tsx';
export { cssVariablesResolver } from './css-variables.ts';
export { SuccessNote } from './messages/success-note.tsx';
export { EmptyState } from './messages/empty-state.tsx';
export { FailureNotice } from './messages/failure-notice.tsx';
export { FilterChip } from './filter-chip.tsx';
export { LocaleFlag } from './locale-flag.tsx';
export { FormModal } from './modals/form-modal.tsx';
export { isListOpen, FormPopover } from './form-popover.tsx';
export { Highlight } from './highlight.tsx';
export { ModalFooter } from './modals/modal-footer.tsx';
export { ModalText } from './modals/modal-text.tsx';
export { labelPortal } from './portal.ts';
export { MultiFilterChip } from './multi-filter-chip.tsx';
export { MessageBox } from './messages/message-box.tsx';
export { TranslationFlags } from './translation-flags.tsx';
export { MenuActionItem } from './menu-action-item.tsx';
export { RowMenu } from './row-menu.tsx';
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
} from './screens/screen.tsx';
export { ScreenForm } from './screens/screen-form.tsx';
export { SettingsSection, SettingsSections } from './screens/settings-section.tsx';
export { LabelledProgress } from './labelled-progress.tsx';
export { DescriptionItem, DescriptionList, ReportLayout, ReportSection } from './screens/report-layout.tsx';
export { StatusBadge } from './status-badge.tsx';
export { FocusKeepingButton } from './focus/focus-keeping-button.tsx';
export { theme } from './theme.ts';
export { showToast, Toaster } from './messages/toaster.tsx';
export { OtherScreens } from './screens/other-screens.tsx';
export { UnknownPage } from './screens/unknown-page.tsx';
export { useDelayed } from './use-delayed.ts';
export { useKeepFocus } from './focus/use-keep-focus.ts';
export { useReturnFocus } from './focus/use-return-focus.ts';

import { UnsavedChangesModal } from './unsaved-changes-modal.tsx';
import { type UnsavedChangesOptions, useUnsavedChangesBlocker } from './use-unsaved-changes-blocker.ts';

type Props = UnsavedChangesOptions & {
  text: string;
  onStore: () => Promise<boolean>;
};

/** Asks before leaving a screen with unsaved changes. */
export function UnsavedChangesGuard({ text, onStore, ...options }: Props) {
  const blocker = useUnsavedChangesBlocker(options);
  return <UnsavedChangesModal blocker={blocker} text={text} onStore={onStore} />;
}

import { IconCheck } from '@tabler/icons-react';

/** Confirms a completed action next to its button. The live region is always rendered, so that it is announced. */
export function SuccessNote({ children }: { children: string | null }) {
  return (
    <span role="status">
      {children === null ? null : (
        <span className="ui-inline-row ui-small ui-gap-6 ui-ok">
          <IconCheck size={16} stroke={2} aria-hidden />
          {children}
        </span>
      )}
    </span>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isListOpen } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useFocusTargetField } from '../fields/use-focus-target-field.ts';
import classes from './editor-panel.module.css';

type Props = {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Identifies the content of the panel, which is scrolled to the top when this changes. */
  panelID: string;
};

/** The panel beside the canvas; at phone width a bottom sheet. Escape moves the focus back to the block. */
export function EditorPanel({ title, actions, children, panelID }: Props) {
  const { t } = useTranslation();
  const { state, dispatch } = usePageEditor();
  const ref = useFocusTargetField();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isUnhandledEscape(event)) return;
    dispatch({ type: 'close-panel' });
    focusOutside(state.selected);
  };
  return (
    // The key events come from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={classes.panel}
      data-open={state.isPanelOpen || undefined}
      aria-label={title}
      onKeyDown={handleKey}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {actions}
        <ActionIcon
          className={classes.close}
          aria-label={t('common.close')}
          onClick={() => dispatch({ type: 'close-panel' })}
        >
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      <div key={panelID} data-subject={panelID} className={classes.body} ref={ref}>
        {children}
      </div>
    </aside>
  );
}

/** Whether Escape is left for the panel: it first closes an open menu, form or list. */
function isUnhandledEscape({ target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  if (isListOpen(target) || target.getAttribute('aria-expanded') === 'true') return false;
  // The rich text library prevents the default of every Escape, though it does not use it.
  return !defaultPrevented || target.isContentEditable;
}

/** Focuses the block in the outline, or on the canvas if the outline is hidden, or else the panel's activity. */
function focusOutside(key: string | null): void {
  const name = key === null ? '' : CSS.escape(key);
  const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  const candidates = [
    document.querySelector<HTMLElement>(`[data-block="${name}"] > button`),
    canvas?.querySelector<HTMLElement>(`[data-puck-component="${name}"]`),
    document.querySelector<HTMLElement>('[data-activities] [aria-current]'),
  ];
  for (const candidate of candidates) {
    if (!candidate) continue;
    candidate.focus({ preventScroll: candidate.ownerDocument !== document });
    if (candidate.ownerDocument.activeElement === candidate) return;
  }
}

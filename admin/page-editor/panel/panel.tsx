import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closesList } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useFieldTarget } from '../fields/use-field-target.ts';
import classes from './panel.module.css';

type Props = {
  title: string;
  actions?: ReactNode;
  children: ReactNode /** Starts at the top again when this changes. */;
  subject: string;
};

/** The column beside the canvas; at phone width a sheet from below. Escape leads back to what it is about. */
export function Panel({ title, actions, children, subject }: Props) {
  const { t } = useTranslation();
  const { state, act } = useEditor();
  const ref = useFieldTarget();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !leavesField(event)) return;
    act({ type: 'close-panel' });
    leaveTo(state.selected);
  };
  return (
    // Escape arrives here from the fields inside.
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
          onClick={() => act({ type: 'close-panel' })}
        >
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      </div>
      <div key={subject} data-subject={subject} className={classes.body} ref={ref}>
        {children}
      </div>
    </aside>
  );
}

/** Escape first closes what is open: a menu or a form beside the panel, or a field's list. */
function leavesField({ target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false;
  if (closesList(target) || target.getAttribute('aria-expanded') === 'true') return false;
  // The rich text's library prevents the default of every Escape, for which it has no use of its own.
  return !defaultPrevented || target.isContentEditable;
}

/** To the block in the outline, or on the canvas where the outline is not shown, or else to the panel's activity. */
function leaveTo(key: string | null): void {
  const name = key === null ? '' : CSS.escape(key);
  const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
  const places = [
    document.querySelector<HTMLElement>(`[data-block="${name}"] > button`),
    canvas?.querySelector<HTMLElement>(`[data-puck-component="${name}"]`),
    document.querySelector<HTMLElement>('[data-activities] [aria-current]'),
  ];
  for (const place of places) {
    if (!place) continue;
    place.focus({ preventScroll: place.ownerDocument !== document });
    if (place.ownerDocument.activeElement === place) return;
  }
}

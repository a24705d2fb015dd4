import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    act({ type: 'close-panel' });
    focusSubject(state.selected);
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

function focusSubject(key: string | null): void {
  if (key === null) return;
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"] > button`)?.focus();
}

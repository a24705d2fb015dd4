import type { Icon } from '@tabler/icons-react';
import type { Selection } from './use-selection.ts';
import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './selection-bar.module.css';

export type SelectionAction = {
  icon: Icon;
  label: string;
  /** Number of selected rows the action applies to; with 0 the action stays visible but disabled. */
  count: number;
  /** Why it does not apply to the other rows. */
  reason: string;
  onClick: () => void;
};

function ActionButton({ action, total }: { action: SelectionAction; total: number }) {
  const { t } = useTranslation();
  const { icon: ActionIcon, label, count, reason, onClick } = action;
  const isPartial = count < total;
  return (
    <UnstyledButton
      className={classes.action}
      aria-disabled={count === 0 || undefined}
      title={isPartial ? reason : undefined}
      onClick={() => count > 0 && onClick()}
    >
      <ActionIcon size={17} stroke={1.6} aria-hidden />
      <span>{label}</span>
      {isPartial ? <span className="ui-numbers">{t('list.ofSelected', { count, total })}</span> : null}
    </UnstyledButton>
  );
}

type Props = { selection: Pick<Selection<unknown>, 'selected' | 'clear'>; actions: readonly SelectionAction[] };

/** Actions for the selected rows, at the left of the footer. */
export function SelectionBar({ selection, actions }: Props) {
  const { t } = useTranslation();
  const total = selection.selected.length;
  return (
    <div className={classes.bar} role="group" aria-label={t('list.selectionActions')}>
      <span className={classes.count} role="status">
        {t('list.selected', { count: total })}
      </span>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} total={total} />
      ))}
      <UnstyledButton
        className={classes.action}
        aria-label={t('list.clearSelection')}
        title={t('list.clearSelection')}
        onClick={selection.clear}
      >
        <IconX size={17} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </div>
  );
}

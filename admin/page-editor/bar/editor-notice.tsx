import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bar.module.css';

type Action = { label: string; onPress: () => void };
type Props = {
  tone: 'bad' | 'info';
  text: string;
  actions?: readonly Action[];
  /** Left out if the viewer has to choose one of the actions. */
  onClose?: () => void;
};

/** A notice below the bar, with actions. */
export function EditorNotice({ tone, text, actions = [], onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <p>{text}</p>
      {actions.map(({ label, onPress }) => (
        <Button key={label} size="xs" variant="default" onClick={onPress}>
          {label}
        </Button>
      ))}
      {onClose && (
        <ActionIcon size="sm" aria-label={t('common.close')} onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </div>
  );
}

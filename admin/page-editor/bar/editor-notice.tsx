import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bar.module.css';

type Props = {
  tone: 'bad' | 'info';
  text: string;
  action: { label: string; onPress: () => void };
  onClose: () => void;
};

/** A strip below the bar: what failed or was put aside, and what to do about it. */
export function EditorNotice({ tone, text, action, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} data-tone={tone} role="alert">
      <p>{text}</p>
      <Button size="xs" variant="default" onClick={action.onPress}>
        {action.label}
      </Button>
      <ActionIcon size="sm" aria-label={t('common.close')} onClick={onClose}>
        <IconX size={16} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}

import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce } from './announcer.tsx';
import classes from './failure-notice.module.css';

/** An error code for support, with a copy button. */
export function FailureCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  const name = t(copied ? 'failure.copied' : 'failure.copy');
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <span className={classes.code}>
      <code>{code}</code>
      <Tooltip label={name}>
        <ActionIcon
          size="sm"
          color="red"
          aria-label={name}
          onClick={() => {
            copy(code);
            announce(t('failure.copied'));
          }}
        >
          <Icon size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

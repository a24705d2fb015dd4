import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailureFacts, readLastFailure } from '../errors/last-failure.ts';
import { FailureCode } from './failure-code.tsx';
import classes from './failure-notice.module.css';

type Props = {
  /** What could not be done. */
  title: string;
  /** What is kept. */
  children: string;
  onRetry: () => void;
  /** Of a failure that is none of a call to the server. */
  code?: string;
};

const codeOf = ({ code, requestID }: FailureFacts): string =>
  requestID === null ? code : `${code} · ${requestID.slice(0, 8)}`;

/** In place of the content that did not come; the code names the failed call in the server's log. */
export function FailureNotice({ title, children, onRetry, code }: Props) {
  const { t } = useTranslation();
  const [failure] = useState(readLastFailure);
  const shown = code ?? (failure && codeOf(failure));
  return (
    <div className={classes.root} role="alert">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.6} aria-hidden />
      <p className={classes.text}>
        <strong>{title}</strong> {children}
      </p>
      {shown ? <FailureCode code={shown} /> : null}
      <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

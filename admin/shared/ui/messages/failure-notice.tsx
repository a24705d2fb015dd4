import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailureInfo, getLastFailure } from '../../errors/last-failure.ts';
import { FailureCode } from './failure-code.tsx';
import classes from './failure-notice.module.css';

type Props = {
  /** What could not be done. */
  title: string;
  /** What was saved. */
  children: string;
  onRetry: () => void;
  /** For failures that are not calls to the server. */
  code?: string;
};

const formatFailureCode = ({ code, requestID }: FailureInfo): string =>
  requestID === null ? code : `${code} · ${requestID.slice(0, 8)}`;

/** Shown instead of content that could not be loaded; the code identifies the failed call in the server's log. */
export function FailureNotice({ title, children, onRetry, code }: Props) {
  const { t } = useTranslation();
  const [failure] = useState(getLastFailure);
  const shownCode = code ?? (failure && formatFailureCode(failure));
  return (
    <div className={classes.root} role="alert">
      <IconAlertCircle className="ui-fixed" size={20} stroke={1.6} aria-hidden />
      <p className={classes.text}>
        <strong>{title}</strong> {children}
      </p>
      {shownCode ? <FailureCode code={shownCode} /> : null}
      <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './failure-notice.module.css';

type Props = {
  /** What could not be done. */
  title: string;
  /** What is kept. */
  children: string;
  onRetry: () => void;
};

/** In place of the content that did not come; what failed in detail stands in the log. */
export function FailureNotice({ title, children, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.root} role="alert">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.6} aria-hidden />
      <p className={classes.text}>
        <strong>{title}</strong> {children}
      </p>
      <Button variant="default" leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

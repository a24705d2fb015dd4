import { UnstyledButton } from '@mantine/core';
import { IconLogout2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogOutModal } from './log-out-modal.tsx';
import classes from './navigation-list.module.css';

/** A button, not a route: it asks first. */
export function LogOutButton() {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.entry} w="100%" onClick={() => setIsAsking(true)}>
        <IconLogout2 className={classes.icon} size={17} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('navigation.logOut')}</span>
      </UnstyledButton>
      <LogOutModal isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

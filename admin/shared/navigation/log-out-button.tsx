import { UnstyledButton } from '@mantine/core';
import { IconLogout2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogOutModal } from './log-out-modal.tsx';
import classes from './navigation-list.module.css';

/** A button instead of a link, because it asks for confirmation. */
export function LogOutButton() {
  const { t } = useTranslation();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.entry} w="100%" onClick={() => setIsConfirming(true)}>
        <IconLogout2 className={classes.icon} size={17} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('navigation.logOut')}</span>
      </UnstyledButton>
      <LogOutModal isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </>
  );
}

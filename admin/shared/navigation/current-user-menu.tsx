import { Menu, UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/index.ts';
import { UserAvatar } from '../ui/user-avatar.tsx';
import { ColorSchemeItems, LanguageItems } from './preferences-menu.tsx';
import classes from './current-user-menu.module.css';

/** Menu of the current user: name, role, colour scheme and language. */
export function CurrentUserMenu({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  const name = user.name || user.email;
  return (
    <Menu position={isCompact ? 'bottom-end' : 'top-start'} width={212}>
      <Menu.Target>
        {isCompact ? (
          <UnstyledButton className={classes.compact} aria-label={t('preferences.title')}>
            <UserAvatar name={name} image={user.image} size={28} />
          </UnstyledButton>
        ) : (
          <UnstyledButton className={classes.target}>
            <UserAvatar name={name} image={user.image} size={28} />
            <span className="ui-grow ui-grid">
              <span className={classes.name}>{name}</span>
              <span className={classes.role}>{user.role.name}</span>
            </span>
            <IconSelector className="ui-fixed ui-dim" size={16} stroke={1.6} aria-label={t('preferences.title')} />
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown aria-label={t('preferences.title')}>
        <Menu.Label>{t('preferences.language')}</Menu.Label>
        <LanguageItems />
        <Menu.Divider />
        <Menu.Label>{t('preferences.appearance')}</Menu.Label>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}

import type { UserRowFragment } from '../generated/graphql.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../shared/session/index.ts';
import { MenuAction } from '../shared/ui/index.ts';
import { nameOf } from './user-cells.tsx';

type Props = {
  user: UserRowFragment;
  onEdit: (user: UserRowFragment) => void;
  onResend: (user: UserRowFragment) => void;
  onDelete: (user: UserRowFragment) => void;
};

const iconSize = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What can be done with a user, by keyboard too. */
export function UserActions({ user, onEdit, onResend, onDelete }: Props) {
  const { t } = useTranslation();
  const oneself = useSession().user?.id === user.id;
  const title = t('users.menu', { name: nameOf(user) });
  const exceeds = user.viewerCanEdit ? undefined : t('users.exceeds');
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={title}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={title}>
        <MenuAction
          icon={<IconPencil {...iconSize} />}
          label={t('users.edit')}
          reason={user.viewerCanEditProfile ? undefined : exceeds}
          onClick={() => onEdit(user)}
        />
        {user.active ? null : (
          <MenuAction
            icon={<IconMail {...iconSize} />}
            label={t('users.resend')}
            reason={exceeds}
            onClick={() => onResend(user)}
          />
        )}
        <Menu.Divider />
        <MenuAction
          icon={<IconTrash {...iconSize} />}
          label={t('users.delete')}
          reason={oneself ? t('users.notOneself') : user.lastAdministrator ? t('users.lastAdministrator') : exceeds}
          onClick={() => onDelete(user)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

import type { UserRowFragment } from '../generated/graphql.ts';
import { Menu } from '@mantine/core';
import { IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../shared/session/index.ts';
import { MenuActionItem, RowMenu } from '../shared/ui/index.ts';
import { getUserDisplayName } from './user-cells.tsx';

type Props = {
  user: UserRowFragment;
  onEdit: (user: UserRowFragment) => void;
  onResend: (user: UserRowFragment) => void;
  onDelete: (user: UserRowFragment) => void;
};

const iconSize = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** All actions on a user, for keyboard users too. */
export function UserRowMenu({ user, onEdit, onResend, onDelete }: Props) {
  const { t } = useTranslation();
  const isOwnAccount = useSession().user?.id === user.id;
  const exceedsReason = user.viewerCanEdit ? undefined : t('users.exceeds');
  return (
    <RowMenu label={t('users.menu', { name: getUserDisplayName(user) })} width={250}>
      <MenuActionItem
        icon={<IconPencil {...iconSize} />}
        label={t('users.edit')}
        reason={user.viewerCanEditProfile ? undefined : exceedsReason}
        onClick={() => onEdit(user)}
      />
      {user.active ? null : (
        <MenuActionItem
          icon={<IconMail {...iconSize} />}
          label={t('users.resend')}
          reason={exceedsReason}
          onClick={() => onResend(user)}
        />
      )}
      <Menu.Divider />
      <MenuActionItem
        icon={<IconTrash {...iconSize} />}
        label={t('users.delete')}
        reason={
          isOwnAccount
            ? t('users.cannotDeleteYourself')
            : user.lastAdministrator
              ? t('users.lastAdministrator')
              : exceedsReason
        }
        onClick={() => onDelete(user)}
      />
    </RowMenu>
  );
}

import type { UserRowFragment } from '../generated/graphql.ts';
import { UnstyledButton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { Highlight, UserAvatar } from '../shared/ui/index.ts';
import classes from './user-cells.module.css';

type NameProps = { user: UserRowFragment; term: string; onEdit: (user: UserRowFragment) => void };

export function getUserDisplayName({ name, email }: { name: string; email: string }): string {
  return name || email;
}

/** A button that opens the user; the whole row is clickable. */
export function UserName({ user, term, onEdit }: NameProps) {
  const name = getUserDisplayName(user);
  return (
    <span className={classes.person}>
      <UserAvatar name={name} image={user.image} size={24} />
      <UnstyledButton className={classes.name} onClick={() => onEdit(user)}>
        <Highlight text={name} term={term} />
      </UnstyledButton>
    </span>
  );
}

/** When the user was added, or that the account is not active yet. */
export function UserStatus({ user }: { user: Pick<UserRowFragment, 'active' | 'createdAt'> }) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const time = (
    <time dateTime={user.createdAt} title={fullTime(user.createdAt)}>
      {timeAgo(user.createdAt)}
    </time>
  );
  if (user.active) return time;
  return (
    <span className={classes.invited}>
      <IconMail size={16} stroke={1.6} aria-hidden />
      <span className={classes.truncated}>
        {t('users.invited')} <span className={classes.when}>{time}</span>
      </span>
    </span>
  );
}

/** A user on a phone: name, e-mail address, role and status. */
export function CompactUserRow({ user, term, onEdit }: NameProps) {
  return (
    <>
      <UserName user={user} term={term} onEdit={onEdit} />
      <div className={classes.truncated}>
        <Highlight text={user.email} term={term} />
      </div>
      <div className={classes.line}>
        <span>{user.role.name}</span>
        <UserStatus user={user} />
      </div>
    </>
  );
}

import type { UserRowFragment } from '../generated/graphql.ts';
import { UnstyledButton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { Highlight, PersonMark } from '../shared/ui/index.ts';
import classes from './user-cells.module.css';

type NameProps = { user: UserRowFragment; term: string; onEdit: (user: UserRowFragment) => void };

export function nameOf({ name, email }: { name: string; email: string }): string {
  return name || email;
}

/** The name opens the user; the button reaches over the whole row. */
export function UserName({ user, term, onEdit }: NameProps) {
  const name = nameOf(user);
  return (
    <span className={classes.person}>
      <PersonMark name={name} image={user.image} size={24} />
      <UnstyledButton className={classes.name} onClick={() => onEdit(user)}>
        <Highlight text={name} term={term} />
      </UnstyledButton>
    </span>
  );
}

/** When the user was added; in words that nobody signs in to the account yet. */
export function UserState({ user }: { user: Pick<UserRowFragment, 'active' | 'createdAt'> }) {
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
      <span className={classes.cut}>
        {t('users.invited')} <span className={classes.when}>{time}</span>
      </span>
    </span>
  );
}

/** A user on a phone: name, address, role and state. */
export function CompactUser({ user, term, onEdit }: NameProps) {
  return (
    <>
      <UserName user={user} term={term} onEdit={onEdit} />
      <div className={classes.cut}>
        <Highlight text={user.email} term={term} />
      </div>
      <div className={classes.line}>
        <span>{user.role.name}</span>
        <UserState user={user} />
      </div>
    </>
  );
}

import { Tooltip } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/index.ts';
import { UserAvatar } from '../../shared/ui/index.ts';
import type { Collaborators } from '../saving/use-collaborators.ts';
import classes from './bar.module.css';

/** Shows who else has the page open, or that the viewer has it open in another window. */
export function CollaboratorsIndicator({ collaborators }: { collaborators: Collaborators }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const others = collaborators.filter(({ id }) => id !== user?.id);
  const [first] = others;
  const name = first?.name ?? t('publication.removedUser');
  const othersParams = { name, count: others.length - 1 };
  const othersText =
    others.length > 1 ? t('editor.collaborators.others', othersParams) : t('editor.collaborators.other', { name });
  const text = first ? othersText : t('editor.collaborators.otherWindow');
  return (
    <Tooltip label={`${text}. ${t('editor.collaborators.hint')}`}>
      <span className="ui-inline-row ui-shrink ui-gap-7 ui-dim ui-size-13 ui-nowrap" role="status">
        {first ? <UserAvatar name={name} size={22} /> : <IconBrowser size={18} stroke={1.6} aria-hidden />}
        <span className={classes.collaboratorsText}>{text}</span>
      </span>
    </Tooltip>
  );
}

import { Tooltip } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/index.ts';
import { UserAvatar } from '../../shared/ui/index.ts';
import { type Collaborators, useCollaborators } from '../saving/use-collaborators.ts';
import type { Saving } from '../saving/use-saving.ts';
import classes from './bar.module.css';

/** Shows who else has the page open, if anyone. Each heartbeat renders it, so the hook is here and not in the editor. */
export function CollaboratorsIndicator({ saving }: { saving: Saving }) {
  const collaborators = useCollaborators(saving);
  return collaborators.length > 0 ? <CollaboratorNames collaborators={collaborators} /> : null;
}

/** Names the others, or says that the viewer has the page open in another window. */
function CollaboratorNames({ collaborators }: { collaborators: Collaborators }) {
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

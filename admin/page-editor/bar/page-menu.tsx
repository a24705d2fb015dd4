import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCalendarClock,
  IconCheck,
  IconDots,
  IconExternalLink,
  IconEyeCheck,
  IconSend,
  IconWorldOff,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuAction } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { PublicationDeed } from './publication-actions.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

const icons: Record<PublicationDeed, ComponentType<{ size: number; stroke: number }>> = {
  review: IconEyeCheck,
  publish: IconCheck,
  request: IconSend,
  resend: IconSend,
  revoke: IconArrowBackUp,
  schedule: IconCalendarClock,
  unpublish: IconWorldOff,
};

/** What is done more seldom: look at the page on the site, ask, plan, take off the site. */
export function PageMenu({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon aria-label={t('editor.pageActions')}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={path}
          target="_blank"
          rel="noreferrer"
          disabled={!page.live}
          leftSection={<IconExternalLink size={16} stroke={1.6} />}
        >
          {t('editor.publication.view')}
        </Menu.Item>
        {desk.offer.others.map((action) => {
          const Icon = icons[action.deed];
          return (
            <MenuAction
              key={action.deed}
              icon={<Icon size={16} stroke={1.6} />}
              label={desk.nameOf(action.deed)}
              reason={desk.reasonOf(action)}
              onClick={() => desk.start(action.deed)}
            />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

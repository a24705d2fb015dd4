import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconExternalLink, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuAction } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { PreviewModal } from '../share/preview-modal.tsx';
import classes from './bar.module.css';
import { publicationIcons } from './publication-icons.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

const isStored = () => Promise.resolve(true);

/** What is done more seldom: look at the page on the site, ask, plan, take off the site. */
export function PageMenu({ desk }: { desk: PublicationDesk }) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const store = desk.isUnsaved ? desk.publication.store : isStored;
  return (
    <>
      <Tooltip label={t('editor.preview.open')}>
        <ActionIcon
          className={classes.preview}
          aria-label={t('editor.preview.open')}
          onClick={() => setIsPreviewing(true)}
        >
          <IconEye size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon aria-label={t('editor.pageActions')}>
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={16} stroke={1.6} />} onClick={() => setIsPreviewing(true)}>
            {t('editor.preview.open')}
          </Menu.Item>
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
            const Icon = publicationIcons[action.deed];
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
      {isPreviewing && <PreviewModal store={store} onClose={() => setIsPreviewing(false)} />}
    </>
  );
}

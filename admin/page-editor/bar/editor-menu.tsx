import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconExternalLink, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuActionItem } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { PagePreviewModal } from '../share/page-preview-modal.tsx';
import classes from './bar.module.css';
import { publicationActionIcons } from './publication-icons.ts';
import type { PublicationControls } from './use-publication-controls.ts';

const alreadyStored = () => Promise.resolve(true);

/** Menu of the less frequent actions: preview, view on the site, and all publication actions but the primary one. */
export function EditorMenu({ controls }: { controls: PublicationControls }) {
  const { t } = useTranslation();
  const { page, path } = usePageEditor();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const store = controls.isUnsaved ? controls.publication.store : alreadyStored;
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
          {controls.available.others.map((action) => {
            const Icon = publicationActionIcons[action.name];
            return (
              <MenuActionItem
                key={action.name}
                icon={<Icon size={16} stroke={1.6} />}
                label={controls.labelOf(action.name)}
                reason={controls.disabledReasonOf(action)}
                onClick={() => controls.start(action.name)}
              />
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {isPreviewing && <PagePreviewModal store={store} onClose={() => setIsPreviewing(false)} />}
    </>
  );
}

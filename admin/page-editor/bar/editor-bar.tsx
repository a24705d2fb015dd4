import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconDots, IconExternalLink, IconWorldOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { announce, ConfirmModal, Flag, StatusMark, useScreenTitle } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import type { SaveState } from '../saving/save-state.ts';
import type { Publication } from '../saving/use-publication.ts';
import classes from './bar.module.css';

type Props = { saveStatus: ReactNode; primary: ReactNode; menu: ReactNode };

/** Way back, what page it is, its state, and the one thing to do next. */
export function EditorBar({ saveStatus, primary, menu }: Props) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  const { title } = useContent();
  useScreenTitle(t('editor.screenTitle', { title: page.title }));
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to="/" aria-label={t('editor.back')}>
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title}>{title || t('editor.untitled')}</h1>
      <span className={classes.slug}>{path}</span>
      <span className={classes.locale}>
        <Flag locale={page.locale} />
        {page.locale}
      </span>
      <span className={classes.status}>
        <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
      </span>
      <div className={classes.end}>
        {saveStatus}
        <div className={classes.actions}>{primary}</div>
        {menu}
      </div>
    </header>
  );
}

type PrimaryProps = { publication: Publication; state: SaveState; onShowChecks?: () => void; onPublish: () => void };

/** Publishing, or why it cannot be done, which leads to the cause. */
export function PublishAction({ publication, state, onShowChecks, onPublish }: PrimaryProps) {
  const { t } = useTranslation();
  const { page } = useEditor();
  const { checks, busy } = publication;
  const isUnsaved = state.status === 'unsaved' || state.status === 'failed';
  const isUpToDate = page.status === 'PUBLISHED' && !page.hasNewerWork && !isUnsaved;
  const isConflict = state.status === 'conflict';
  const reason = page.viewerCanPublish
    ? isUpToDate && !isConflict && t('editor.publication.isUpToDate')
    : t('editor.publication.notAllowed');
  return (
    <>
      {checks.length > 0 && onShowChecks && (
        <button type="button" className={classes.reason} onClick={onShowChecks}>
          <IconAlertCircle size={17} stroke={1.6} aria-hidden />
          {t('editor.checks.toFixFirst', { count: checks.length })}
        </button>
      )}
      {reason && checks.length === 0 && (
        <span className={classes.why} id="publish-reason">
          {reason}
        </span>
      )}
      <span title={reason || undefined}>
        <Button
          onClick={onPublish}
          loading={busy === 'publish'}
          disabled={Boolean(reason) || isConflict}
          aria-describedby={reason ? 'publish-reason' : undefined}
        >
          {isUnsaved ? t('editor.publication.storeAndPublish') : t('editor.publication.publish')}
        </Button>
      </span>
    </>
  );
}

type MenuProps = { publication: Publication; isUnsaved: boolean };

/** What is done more seldom: look at the page on the site, take it off the site. */
export function PageMenu({ publication, isUnsaved }: MenuProps) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  const [isAsking, setIsAsking] = useState(false);
  const isLive = page.publishedVersionID !== null;
  const unpublishLabel = isUnsaved ? t('editor.publication.storeAndUnpublish') : t('editor.publication.unpublish');
  return (
    <>
      <Menu position="bottom-end">
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
            disabled={!isLive}
            leftSection={<IconExternalLink size={16} stroke={1.6} />}
          >
            {t('editor.publication.view')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconWorldOff size={16} stroke={1.6} />}
            disabled={!isLive || !page.viewerCanPublish}
            onClick={() => setIsAsking(true)}
          >
            {unpublishLabel}
            {isLive && !page.viewerCanPublish && (
              <span className={classes.menuReason}>{t('editor.publication.notAllowed')}</span>
            )}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        isOpen={isAsking}
        title={t('editor.publication.unpublishTitle')}
        confirmLabel={unpublishLabel}
        onConfirm={async () => {
          if (await publication.unpublish()) announce(t('editor.said.unpublished'));
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('editor.publication.unpublishText', { path })}
      </ConfirmModal>
    </>
  );
}

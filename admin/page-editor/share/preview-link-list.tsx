import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '../../shared/i18n/language.ts';
import { announce } from '../../shared/ui/index.ts';
import classes from './page-preview-modal.module.css';
import type { PreviewLink, PreviewLinks } from './use-preview-links.ts';

/** The valid links, newest first. */
export function PreviewLinkList({ sharing }: { sharing: PreviewLinks }) {
  const { t } = useTranslation();
  if (sharing.links.length === 0) return <p className={classes.note}>{t('editor.preview.none')}</p>;
  return (
    <ul className={classes.links} aria-label={t('editor.preview.links')}>
      {sharing.links.map((link) => (
        <LinkRow key={link.id} link={link} sharing={sharing} />
      ))}
    </ul>
  );
}

function LinkRow({ link, sharing }: { link: PreviewLink; sharing: PreviewLinks }) {
  const { t, i18n } = useTranslation();
  const { busy, newestVersionID, withdraw } = sharing;
  const format = new Intl.DateTimeFormat(formatLocale(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const at = (time: string) => format.format(new Date(time));
  const until = t('editor.preview.until', { when: at(link.expiresAt) });
  const name = link.createdBy?.name ?? t('editor.preview.removedUser');
  const handleWithdraw = async () => {
    if (await withdraw(link.id)) announce(t('editor.preview.withdrawn'));
  };
  return (
    <li className={classes.link}>
      <div>
        <p className={classes.expiry}>{until}</p>
        <p className={classes.note}>{t('editor.preview.madeBy', { name, when: at(link.createdAt) })}</p>
        {link.versionID !== newestVersionID && <p className={classes.note}>{t('editor.preview.olderVersion')}</p>}
      </div>
      {link.viewerCanWithdraw && (
        <Button
          size="xs"
          variant="default"
          loading={busy === link.id}
          aria-label={t('editor.preview.withdrawNamed', { name, when: at(link.createdAt) })}
          onClick={() => void handleWithdraw()}
        >
          {t('editor.preview.withdraw')}
        </Button>
      )}
    </li>
  );
}

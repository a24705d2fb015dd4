import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, CopyField } from '../../shared/ui/index.ts';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import { PreviewLinkList } from './preview-link-list.tsx';
import classes from './page-preview-modal.module.css';
import type { PreviewLinks } from './use-preview-links.ts';

const LIFETIMES_DAYS = [1, 7, 30, 90] as const;
const DEFAULT_LIFETIME_DAYS = 7;

/** Creates preview links for people without an account, and lists the valid ones with author and expiry. */
export function SharePanel({ sharing }: { sharing: PreviewLinks }) {
  const { t } = useTranslation();
  const { state, canShare, busy, error, createdURL, share, reload } = sharing;
  const [days, setDays] = useState<number>(DEFAULT_LIFETIME_DAYS);
  const handleCreate = async () => {
    if (await share(days)) announce(t('editor.preview.made'));
  };
  return (
    <section className={classes.share} aria-labelledby="preview-share-title">
      <h2 id="preview-share-title" className={classes.heading}>
        {t('editor.preview.share')}
      </h2>
      <p className={classes.note}>{t('editor.preview.shareHelp')}</p>
      {state === 'loaded' && !canShare && <p className={classes.note}>{t('editor.preview.mayNotShare')}</p>}
      {canShare && (
        <div className={classes.createForm}>
          <Select
            label={t('editor.preview.life')}
            data={LIFETIMES_DAYS.map((count) => ({ value: String(count), label: t('editor.preview.days', { count }) }))}
            value={String(days)}
            allowDeselect={false}
            onChange={(value) => setDays(Number(value))}
          />
          <Button onClick={() => void handleCreate()} loading={busy === 'share'}>
            {t('editor.preview.make')}
          </Button>
        </div>
      )}
      {createdURL !== null && <CreatedLink url={createdURL} />}
      {error !== null && <FieldError text={error} />}
      {state === 'failed' && (
        <div className={classes.createForm}>
          <p className={classes.note}>{t('editor.preview.failed')}</p>
          <Button size="xs" variant="default" onClick={reload}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {state === 'loaded' && <PreviewLinkList sharing={sharing} />}
    </section>
  );
}

function CreatedLink({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.createdLink}>
      <CopyField
        label={t('editor.preview.link')}
        description={t('editor.preview.once')}
        value={url}
        copyLabel={t('editor.preview.copy')}
        copiedLabel={t('editor.preview.copied')}
      />
    </div>
  );
}

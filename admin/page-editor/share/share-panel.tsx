import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, CopyField } from '../../shared/ui/index.ts';
import { FieldError } from '../fields/field-shell.tsx';
import { LinkList } from './link-list.tsx';
import classes from './preview-modal.module.css';
import type { PreviewLinks } from './use-preview-links.ts';

const lives = [1, 7, 30, 90] as const;
const USUAL_LIFE = 7;

/** Links for people without an account: to make one, and those that work with who made them and until when. */
export function SharePanel({ sharing }: { sharing: PreviewLinks }) {
  const { t } = useTranslation();
  const { state, canShare, busy, error, made, share, askAgain } = sharing;
  const [days, setDays] = useState<number>(USUAL_LIFE);
  const make = async () => {
    if (await share(days)) announce(t('editor.preview.made'));
  };
  return (
    <section className={classes.share} aria-labelledby="preview-share-title">
      <h2 id="preview-share-title" className={classes.heading}>
        {t('editor.preview.share')}
      </h2>
      <p className={classes.note}>{t('editor.preview.shareHelp')}</p>
      {state === 'known' && !canShare && <p className={classes.note}>{t('editor.preview.mayNotShare')}</p>}
      {canShare && (
        <div className={classes.make}>
          <Select
            label={t('editor.preview.life')}
            data={lives.map((count) => ({ value: String(count), label: t('editor.preview.days', { count }) }))}
            value={String(days)}
            allowDeselect={false}
            onChange={(value) => setDays(Number(value))}
          />
          <Button onClick={() => void make()} loading={busy === 'share'}>
            {t('editor.preview.make')}
          </Button>
        </div>
      )}
      {made !== null && <MadeLink url={made} />}
      {error !== null && <FieldError text={error} />}
      {state === 'failed' && (
        <div className={classes.make}>
          <p className={classes.note}>{t('editor.preview.failed')}</p>
          <Button size="xs" variant="default" onClick={askAgain}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {state === 'known' && <LinkList sharing={sharing} />}
    </section>
  );
}

function MadeLink({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.made}>
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

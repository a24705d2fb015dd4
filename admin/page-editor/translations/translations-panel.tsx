import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageTranslationsFragment, usePageTranslationsQuery } from '../../generated/graphql.ts';
import { CopyPageModal } from '../../pages/index.ts';
import { usePermission } from '../../shared/session/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import { FailureNotice } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { Panel } from '../panel/panel.tsx';
import type { SaveState } from '../saving/save-state.ts';
import { listLocales } from './list-locales.ts';
import { HELP_ID, LocaleRow } from './locale-row.tsx';
import { SourceChanges } from './source-changes.tsx';
import classes from './translations.module.css';

/** This page in the site's languages: what there is, what is missing, what its source changed since. */
export function TranslationsPanel({ save }: { save: SaveState['status'] }) {
  const { t } = useTranslation();
  const { page } = useEditor();
  // What others translate or store meanwhile must not be missed.
  const { data, error, refetch } = usePageTranslationsQuery({
    variables: { id: page.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel title={t('editor.activities.AddTranslation')} subject="translations">
      {error && !data && (
        <FailureNotice title={t('editor.translations.failed')} onRetry={() => void refetch()}>
          {t('editor.load.failedText')}
        </FailureNotice>
      )}
      {data?.page && <Translations page={data.page} save={save} onChanged={refetch} />}
    </Panel>
  );
}

type Props = { page: PageTranslationsFragment; save: SaveState['status']; onChanged: () => Promise<unknown> };

function Translations({ page, save, onChanged }: Props) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { availableLocales } = useSettings();
  const mayCreate = usePermission('create-page');
  const [locale, setLocale] = useState<string | null>(null);
  const allowed = save === 'saved' ? t('editor.translations.help') : t('editor.translations.saveFirst');
  const help = mayCreate ? allowed : t('permissions.missing', { permission: 'create-page' });
  const entries = listLocales(availableLocales, page.siblings);
  const missing = entries.filter((entry) => entry.sibling === null && entry.locale !== editor.page.locale);
  return (
    <>
      {page.translation && <SourceChanges translation={page.translation} pageID={page.id} onChanged={onChanged} />}
      <ul className={classes.list}>
        {entries.map((entry) => (
          <LocaleRow
            key={entry.locale}
            entry={entry}
            onChanged={onChanged}
            isBlocked={save !== 'saved'}
            onTranslate={mayCreate ? () => setLocale(entry.locale) : undefined}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={classes.note} id={HELP_ID}>
          {help}
        </p>
      )}
      {locale !== null && (
        <CopyPageModal
          source={editor.page}
          kind="translation"
          locales={missing.map((entry) => entry.locale)}
          locale={locale}
          onClose={() => setLocale(null)}
        />
      )}
    </>
  );
}

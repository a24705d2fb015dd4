import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageTranslationsFragment, usePageTranslationsQuery } from '../../generated/graphql.ts';
import { CopyPageModal } from '../../pages/index.ts';
import { usePermission } from '../../shared/session/index.ts';
import { useSettings } from '../../shared/settings/index.ts';
import { FailureNotice } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { EditorPanel } from '../panel/editor-panel.tsx';
import type { SaveState } from '../saving/save-state.ts';
import { listLocales } from './list-locales.ts';
import { TRANSLATIONS_HELP_ID, LocaleRow } from './locale-row.tsx';
import { SourceChanges } from './source-changes.tsx';
import classes from './translations.module.css';

/** The page's translations: existing and missing ones, and the changes of its source. */
export function TranslationsPanel({ saveStatus }: { saveStatus: SaveState['status'] }) {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  // Always fetched, since others may have changed translations.
  const { data, error, refetch } = usePageTranslationsQuery({
    variables: { id: page.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <EditorPanel title={t('editor.activities.AddTranslation')} panelID="translations">
      {error && !data && (
        <FailureNotice title={t('editor.translations.failed')} onRetry={() => void refetch()}>
          {t('editor.load.failedText')}
        </FailureNotice>
      )}
      {data?.page && <Translations page={data.page} saveStatus={saveStatus} onChanged={refetch} />}
    </EditorPanel>
  );
}

type Props = { page: PageTranslationsFragment; saveStatus: SaveState['status']; onChanged: () => Promise<unknown> };

function Translations({ page, saveStatus, onChanged }: Props) {
  const { t } = useTranslation();
  const editor = usePageEditor();
  const { availableLocales } = useSettings();
  const canCreate = usePermission('create-page');
  const [locale, setLocale] = useState<string | null>(null);
  const allowed = saveStatus === 'saved' ? t('editor.translations.help') : t('editor.translations.saveFirst');
  const help = canCreate ? allowed : t('permissions.missing', { permission: 'create-page' });
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
            isBlocked={saveStatus !== 'saved'}
            onTranslate={canCreate ? () => setLocale(entry.locale) : undefined}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={classes.note} id={TRANSLATIONS_HELP_ID}>
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

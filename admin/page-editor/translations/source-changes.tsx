import { Button } from '@mantine/core';
import { IconCircleCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageTranslationsFragment } from '../../generated/graphql.ts';
import { ComparisonList } from '../../shared/comparison/index.ts';
import { useFullTime } from '../../shared/i18n/format-time.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { LocaleFlag } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import classes from './translations.module.css';
import { useMarkUpToDate } from './use-mark-up-to-date.ts';

type Translation = NonNullable<PageTranslationsFragment['translation']>;
type Props = { translation: Translation; pageID: number; onChanged: () => Promise<unknown> };

/** Changes of the source page since this translation was last brought up to date. */
export function SourceChanges({ translation, pageID, onChanged }: Props) {
  const { t } = useTranslation();
  const { page, isReadOnly } = usePageEditor();
  const fullTime = useFullTime();
  const { isBusy, error, mark } = useMarkUpToDate(pageID, onChanged);
  const { changedBlocks, changedBlockCount, untranslatedTextCount, broughtUpToDateAt, source } = translation;
  const since = fullTime(broughtUpToDateAt);
  const isBehind = changedBlockCount > 0;
  return (
    <section className={classes.source} aria-label={t('editor.translations.source')}>
      <Source source={source} />
      {untranslatedTextCount > 0 && (
        <p className={classes.statusLine} data-behind>
          <IconLanguage size={17} stroke={1.6} />
          {t('editor.translations.sameTexts', { count: untranslatedTextCount })}
        </p>
      )}
      {(isBehind || untranslatedTextCount === 0) && (
        <p className={classes.statusLine} data-behind={isBehind || undefined}>
          {isBehind ? <IconLanguage size={17} stroke={1.6} /> : <IconCircleCheck size={17} stroke={1.6} />}
          {isBehind
            ? t('editor.translations.sourceChanged', { count: changedBlockCount, since })
            : t('editor.translations.sourceSame', { since })}
        </p>
      )}
      {isBehind && (
        <>
          <ComparisonList
            comparison={{ changeCount: changedBlockCount, fields: [], blocks: changedBlocks }}
            pageType={page.type}
          />
          {!isReadOnly && (
            <Button variant="default" loading={isBusy} onClick={() => void mark()}>
              {t('editor.translations.mark')}
            </Button>
          )}
        </>
      )}
      {error && <FieldError text={error} />}
    </section>
  );
}

function Source({ source }: { source: Translation['source'] }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  if (source === null) return <p className={classes.note}>{t('editor.translations.sourceGone')}</p>;
  return (
    <p className={classes.sourceLink}>
      <LocaleFlag locale={source.locale} />
      <span>
        {t('editor.translations.from', { locale: localeName(source.locale) })}{' '}
        <Link to={`/pages/${source.id}`}>{source.title || t('editor.untitled')}</Link>
      </span>
    </p>
  );
}

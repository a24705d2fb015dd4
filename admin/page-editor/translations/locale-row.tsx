import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageTranslationsFragment } from '../../generated/graphql.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { LocaleFlag, StatusBadge } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { FieldError } from '../field-parts/field-wrapper.tsx';
import type { LocaleEntry } from './list-locales.ts';
import classes from './translations.module.css';
import { useMarkUpToDate } from './use-mark-up-to-date.ts';

/** Element id of the help text under the list, which says why a translation cannot be created now. */
export const TRANSLATIONS_HELP_ID = 'translations-help';

type Props = {
  entry: LocaleEntry;
  onChanged: () => Promise<unknown>;
  /** Undefined if the viewer may not create pages. */
  onTranslate: (() => void) | undefined;
  /** Whether there is unsaved work, so that no translation can be created. */
  isBlocked: boolean;
};

/** One language with the page's translation, or a button to create it. */
export function LocaleRow({ entry: { locale, sibling }, onChanged, ...rest }: Props) {
  const { page } = usePageEditor();
  const isCurrent = locale === page.locale;
  return (
    <li className={classes.row} data-missing={(sibling === null && !isCurrent) || undefined} data-locale={locale}>
      {sibling === null || isCurrent ? (
        <CurrentOrMissing locale={locale} {...rest} />
      ) : (
        <Translated sibling={sibling} onChanged={onChanged} />
      )}
    </li>
  );
}

type CurrentOrMissingProps = { locale: string } & Pick<Props, 'onTranslate' | 'isBlocked'>;

function CurrentOrMissing({ locale, onTranslate, isBlocked }: CurrentOrMissingProps) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { page } = usePageEditor();
  const isCurrent = locale === page.locale;
  return (
    <div className={classes.head}>
      <span className="ui-row ui-gap-9 ui-weight-560">
        {isCurrent ? <LocaleFlag locale={locale} /> : <span className={classes.missingFlag} />}
        {localeName(locale)}
      </span>
      {isCurrent && <span className={classes.note}>{t('editor.translations.thisPage')}</span>}
      {onTranslate && !isCurrent && (
        <Button
          size="xs"
          variant="default"
          onClick={onTranslate}
          disabled={isBlocked}
          aria-describedby={TRANSLATIONS_HELP_ID}
          aria-label={t('editor.translations.translateTo', { locale: localeName(locale) })}
        >
          {t('editor.translations.translate')}
        </Button>
      )}
      {!isCurrent && !onTranslate && <span className={classes.note}>{t('editor.translations.missing')}</span>}
    </div>
  );
}

type Sibling = PageTranslationsFragment['siblings'][number];

function Translated({ sibling, onChanged }: { sibling: Sibling; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { isBusy, error, mark } = useMarkUpToDate(sibling.id, onChanged);
  const { id, title, locale, status, changedSourceBlocks, untranslatedTextCount } = sibling;
  const untranslated = untranslatedTextCount ?? 0;
  return (
    <>
      <div className={classes.head}>
        <span className="ui-row ui-gap-9 ui-weight-560">
          <LocaleFlag locale={locale} />
          {localeName(locale)}
        </span>
        <StatusBadge status={status} hasNewerWork={false} />
      </div>
      <Link className={classes.title} to={`/pages/${id}`}>
        {title || t('editor.untitled')}
      </Link>
      {untranslated > 0 && (
        <div className={classes.updateStatus} data-behind>
          {t('editor.translations.sameTexts', { count: untranslated })}
        </div>
      )}
      {changedSourceBlocks !== null && (changedSourceBlocks > 0 || untranslated === 0) && (
        <div className={classes.updateStatus} data-behind={changedSourceBlocks > 0 || undefined}>
          {changedSourceBlocks === 0
            ? t('editor.translations.upToDate')
            : t('editor.translations.behind', { count: changedSourceBlocks })}
          {changedSourceBlocks > 0 && (
            <Button
              size="xs"
              variant="default"
              loading={isBusy}
              onClick={() => void mark()}
              aria-label={t('editor.translations.markNamed', { locale: localeName(locale) })}
            >
              {t('editor.translations.mark')}
            </Button>
          )}
        </div>
      )}
      {error && <FieldError text={error} />}
    </>
  );
}

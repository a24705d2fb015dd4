import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageTranslationsFragment } from '../../generated/graphql.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { Flag, StatusMark } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { FieldError } from '../fields/field-shell.tsx';
import type { LocaleEntry } from './list-locales.ts';
import classes from './translations.module.css';
import { useMarkUpToDate } from './use-mark-up-to-date.ts';

/** Of the words under the list, which say why a translation cannot be made now. */
export const HELP_ID = 'translations-help';

type Props = {
  entry: LocaleEntry;
  onChanged: () => Promise<unknown>;
  /** Missing where the viewer may not create pages. */
  onTranslate: (() => void) | undefined;
  /** What is on the screen is not stored. */
  isBlocked: boolean;
};

/** One language: the page in it, or the place that it would have. */
export function LocaleRow({ entry: { locale, sibling }, onChanged, ...rest }: Props) {
  const { page } = useEditor();
  const isThis = locale === page.locale;
  return (
    <li className={classes.row} data-missing={(sibling === null && !isThis) || undefined} data-locale={locale}>
      {sibling === null || isThis ? (
        <ThisOrMissing locale={locale} {...rest} />
      ) : (
        <Translated sibling={sibling} onChanged={onChanged} />
      )}
    </li>
  );
}

type MissingProps = { locale: string } & Pick<Props, 'onTranslate' | 'isBlocked'>;

function ThisOrMissing({ locale, onTranslate, isBlocked }: MissingProps) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { page } = useEditor();
  const isThis = locale === page.locale;
  return (
    <div className={classes.head}>
      <span className={classes.locale}>
        {isThis ? <Flag locale={locale} /> : <span className={classes.hole} />}
        {localeName(locale)}
      </span>
      {isThis && <span className={classes.note}>{t('editor.translations.thisPage')}</span>}
      {onTranslate && !isThis && (
        <Button
          size="xs"
          variant="default"
          onClick={onTranslate}
          disabled={isBlocked}
          aria-describedby={HELP_ID}
          aria-label={t('editor.translations.translateTo', { locale: localeName(locale) })}
        >
          {t('editor.translations.translate')}
        </Button>
      )}
      {!isThis && !onTranslate && <span className={classes.note}>{t('editor.translations.missing')}</span>}
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
        <span className={classes.locale}>
          <Flag locale={locale} />
          {localeName(locale)}
        </span>
        <StatusMark status={status} hasNewerWork={false} />
      </div>
      <Link className={classes.title} to={`/pages/${id}`}>
        {title || t('editor.untitled')}
      </Link>
      {untranslated > 0 && (
        <div className={classes.drift} data-behind>
          {t('editor.translations.sameTexts', { count: untranslated })}
        </div>
      )}
      {changedSourceBlocks !== null && (changedSourceBlocks > 0 || untranslated === 0) && (
        <div className={classes.drift} data-behind={changedSourceBlocks > 0 || undefined}>
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

import { Button, TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugError } from '../../pages/index.ts';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import classes from './page-slug-field.module.css';
import { ChangeSlugModal } from './change-slug-modal.tsx';
import { type PageSlugState, usePageSlug } from './use-page-slug.ts';

const MAX_SLUG_LENGTH = 255;

/** The page's slug. It is not part of a version: a change takes effect at once, after a dialog with its impact. */
export function PageSlugField({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { page, isReadOnly } = usePageEditor();
  const pageSlug = usePageSlug();
  const [isConfirming, setIsConfirming] = useState(false);
  const { isEditable, slug, newSlug } = pageSlug;
  const slugError = useSlugError(pageSlug);
  const shownError = slugError ?? (newSlug === null ? error : undefined);
  return (
    <FieldWrapper
      name="slug"
      label={t('editor.fields.slug')}
      help={isEditable ? undefined : t('editor.address.follows', { locale: localeName(page.locale) })}
      error={shownError}
    >
      {({ id, describedBy }) => (
        <>
          <TextInput
            id={id}
            aria-describedby={describedBy}
            className={classes.input}
            value={slug}
            maxLength={MAX_SLUG_LENGTH}
            readOnly={isReadOnly || !isEditable}
            error={shownError !== undefined}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => pageSlug.setTypedSlug(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && newSlug && setIsConfirming(true)}
          />
          {newSlug !== null && !isReadOnly && <NewSlug pageSlug={pageSlug} onConfirm={() => setIsConfirming(true)} />}
          {isConfirming && <ChangeSlugModal pageSlug={pageSlug} onClose={() => setIsConfirming(false)} />}
        </>
      )}
    </FieldWrapper>
  );
}

/** Returns why the slug is not possible, from the check while typing or from the server. */
function useSlugError({ isEditable, check, error }: PageSlugState): ReactNode {
  const errorText = useErrorText();
  if (check.reason && (isEditable || error)) return <SlugError reason={check.reason} />;
  return error ? errorText(error) : undefined;
}

/** The new path, with a button to change it. */
function NewSlug({ pageSlug, onConfirm }: { pageSlug: PageSlugState; onConfirm: () => void }) {
  const { t } = useTranslation();
  const { isEditable, newSlug, check } = pageSlug;
  if (newSlug === null) return null;
  return (
    <div className={classes.newSlug}>
      <p className={classes.newPath} aria-live="polite">
        {!isEditable && <span>{t('editor.address.fromTitle')}</span>} <strong>{newSlug.path}</strong>{' '}
        {check.availability === 'free' && (
          <span className={classes.available}>
            <IconCircleCheckFilled size={14} aria-hidden /> {t('newPage.slugFree')}
          </span>
        )}
      </p>
      <Button size="xs" variant="default" onClick={onConfirm} disabled={check.availability === 'refused'}>
        {t('editor.address.change')}
      </Button>
    </div>
  );
}

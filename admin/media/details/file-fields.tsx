import type { EditFileInput, MediaFileDetailsFragment } from '../../generated/graphql.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../shared/errors/index.ts';
import { TagsField, useTagChanges } from '../../shared/tags/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { isImageFile } from '../content/filter-and-sort-media.ts';
import { useLibraryContext } from '../library/library-context.ts';
import classes from './details.module.css';

type SaveFile = (change: Omit<EditFileInput, 'id'>) => Promise<void>;

type TextProps = {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  error: string | undefined;
  onCommit: (value: string) => void;
};

/** Saves on blur or Enter; Escape restores the saved value. */
function AutoSavedTextInput({ name, label, value, maxLength, placeholder, error, onCommit }: TextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const lastSent = useRef<string>(undefined);
  function commit() {
    if (draft === null || draft === value) return setDraft(null);
    // Do not send the same value again on blur after Enter, even if it was rejected.
    if (draft === lastSent.current) return;
    lastSent.current = draft;
    onCommit(draft);
  }
  return (
    <TextInput
      name={name}
      label={label}
      value={draft ?? value}
      maxLength={maxLength}
      placeholder={placeholder}
      error={draft !== null && draft !== value ? error : undefined}
      autoComplete="off"
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

function useSave(id: number): SaveFile {
  const { t } = useTranslation();
  const { changes } = useLibraryContext();
  return async (change) => {
    if ((await changes.editFile({ id, ...change })) === 'done') announce(t('media.saved'));
  };
}

function ReadOnlyFields({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.properties}>
      {isImageFile(file) ? (
        <>
          <dt>{t('media.details.altText')}</dt>
          <dd>{file.defaultAltText || t('media.noAltText')}</dd>
        </>
      ) : null}
      <dt>{t('media.details.tags')}</dt>
      <dd>{file.tags.join(', ') || t('media.details.noTags')}</dd>
      <dt>{t('media.details.shared')}</dt>
      <dd>{file.shared ? t('media.details.isShared') : t('media.details.notShared')}</dd>
    </dl>
  );
}

/** Tags and the "shared" mark. Changes show at once and are reverted if the server rejects them. */
function TagsAndSharing({ file, save }: { file: MediaFileDetailsFragment; save: SaveFile }) {
  const { t } = useTranslation();
  const fieldError = useFieldError('media');
  const tags = useTagChanges(file.tags, ({ addTags, removeTags }) =>
    save({ addTags: [...addTags], removeTags: [...removeTags] }),
  );
  const [isShared, showShared] = useOptimistic(file.shared);
  const share = (shared: boolean) =>
    startTransition(async () => {
      showShared(shared);
      await save({ shared });
    });
  return (
    <>
      <TagsField
        name="tags"
        label={t('media.details.tags')}
        placeholder={tags.shown.length === 0 ? t('media.details.addTag') : undefined}
        value={tags.shown}
        error={fieldError('media.addTags')}
        onChange={tags.change}
      />
      <Checkbox
        label={t('media.details.shared')}
        description={t('media.details.sharedHint')}
        checked={isShared}
        onChange={(event) => share(event.currentTarget.checked)}
      />
    </>
  );
}

/** The editable fields of a file, each saved separately; read-only without permission. */
export function FileFields({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const fieldError = useFieldError('media');
  const save = useSave(file.id);
  if (!file.viewerCanManage) return <ReadOnlyFields file={file} />;
  return (
    <div className="ui-grid ui-gap-14">
      {isImageFile(file) ? (
        <AutoSavedTextInput
          name="defaultAltText"
          label={t('media.details.altText')}
          placeholder={t('editor.image.altPlaceholder')}
          maxLength={1000}
          value={file.defaultAltText}
          error={fieldError('media.defaultAltText')}
          onCommit={(defaultAltText) => void save({ defaultAltText })}
        />
      ) : null}
      <AutoSavedTextInput
        name="fileName"
        label={t('media.details.name')}
        maxLength={255}
        value={file.fileName}
        error={fieldError('media.newFileName')}
        onCommit={(newFileName) => void save({ newFileName })}
      />
      <TagsAndSharing file={file} save={save} />
    </div>
  );
}

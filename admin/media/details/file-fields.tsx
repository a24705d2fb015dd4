import type { EditFileInput, MediaFileDetailsFragment } from '../../generated/graphql.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../shared/errors/index.ts';
import { TagsField } from '../../shared/tags/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { isPicture } from '../content/arrange-content.ts';
import { useLibrary } from '../library-context.ts';
import classes from './details.module.css';

type Save = (change: Omit<EditFileInput, 'id'>) => Promise<void>;

type TextProps = {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  error: string | undefined;
  onCommit: (value: string) => void;
};

/** Is stored when it is left or Enter is pressed; Escape takes back what was typed. */
function CommittedText({ name, label, value, maxLength, placeholder, error, onCommit }: TextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const sent = useRef<string>(undefined);
  function commit() {
    if (draft === null || draft === value) return setDraft(null);
    // Leaving the field after Enter sends nothing again, also where it was refused.
    if (draft === sent.current) return;
    sent.current = draft;
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

function useSave(id: number): Save {
  const { t } = useTranslation();
  const { changes } = useLibrary();
  return async (change) => {
    if ((await changes.editFile({ id, ...change })) === 'done') announce(t('media.saved'));
  };
}

function Reading({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.facts}>
      {isPicture(file) ? (
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

/** Tags and the mark, which show at once what was chosen, and again what was before where the server refuses. */
function Marks({ file, save }: { file: MediaFileDetailsFragment; save: Save }) {
  const { t } = useTranslation();
  const fieldError = useFieldError('media');
  const [shown, show] = useOptimistic(
    { tags: file.tags, shared: file.shared },
    (present, change: { tags?: string[]; shared?: boolean }) => ({ ...present, ...change }),
  );
  const change = (part: { tags?: string[]; shared?: boolean }) =>
    startTransition(async () => {
      show(part);
      await save(part);
    });
  return (
    <>
      <TagsField
        name="tags"
        label={t('media.details.tags')}
        placeholder={shown.tags.length === 0 ? t('media.details.addTag') : undefined}
        value={shown.tags}
        error={fieldError('media.tags')}
        onChange={(tags) => change({ tags })}
      />
      <Checkbox
        label={t('media.details.shared')}
        description={t('media.details.sharedHint')}
        checked={shown.shared}
        onChange={(event) => change({ shared: event.currentTarget.checked })}
      />
    </>
  );
}

/** What can be changed about a file, each field stored by itself; only told where one may not. */
export function FileFields({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const fieldError = useFieldError('media');
  const save = useSave(file.id);
  if (!file.viewerCanManage) return <Reading file={file} />;
  return (
    <div className={classes.fields}>
      {isPicture(file) ? (
        <CommittedText
          name="defaultAltText"
          label={t('media.details.altText')}
          placeholder={t('editor.image.altPlaceholder')}
          maxLength={1000}
          value={file.defaultAltText}
          error={fieldError('media.defaultAltText')}
          onCommit={(defaultAltText) => void save({ defaultAltText })}
        />
      ) : null}
      <CommittedText
        name="fileName"
        label={t('media.details.name')}
        maxLength={255}
        value={file.fileName}
        error={fieldError('media.newFileName')}
        onCommit={(newFileName) => void save({ newFileName })}
      />
      <Marks file={file} save={save} />
    </div>
  );
}

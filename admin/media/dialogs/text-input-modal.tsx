import type { Outcome } from '../../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useErrors } from '../../shared/errors/index.ts';
import { FormErrors, useForm } from '../../shared/forms/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';

type Props = {
  title: string;
  intro?: string;
  label: string;
  initialValue: string;
  submitLabel: string;
  /** The property that server errors refer to, such as `media.folderName`. */
  property: string;
  /** Message shown on failure. */
  failureMessage: string;
  /** Message announced on success. */
  doneMessage: string;
  placeholder?: string;
  /** Texts for error codes that need a more specific one here. */
  errorTexts?: Readonly<Record<string, string>>;
  /** Number of initially selected characters, so that a file extension stays unselected. */
  selectionLength?: number;
  onSubmit: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Dialog with a single text field, such as a name or a URL. */
export function TextInputModal(props: Props) {
  const {
    title,
    intro,
    label,
    initialValue,
    submitLabel,
    property,
    failureMessage,
    doneMessage,
    placeholder,
    selectionLength,
  } = props;
  const { errorTexts = {}, onSubmit, onClose } = props;
  const [text, setText] = useState(initialValue);
  const form = useForm('media');
  const errors = useErrors('media');
  const hasOtherErrors = errors.some((error) => error.property !== property);
  const code = errors.find((error) => error.property === property)?.code ?? '';

  async function send() {
    if (!(await form.submit(() => onSubmit(text.trim())))) return;
    announce(doneMessage);
    onClose();
  }

  return (
    <FormModal
      form={form}
      title={title}
      {...(intro === undefined ? {} : { intro })}
      submitLabel={submitLabel}
      note={form.hasFailed ? failureMessage : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {hasOtherErrors ? <FormErrors form={form} /> : null}
      <TextInput
        label={label}
        value={text}
        maxLength={2000}
        placeholder={placeholder}
        error={errorTexts[code] ?? form.fieldError(property)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onFocus={(event) => selectionLength !== undefined && event.currentTarget.setSelectionRange(0, selectionLength)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormModal>
  );
}

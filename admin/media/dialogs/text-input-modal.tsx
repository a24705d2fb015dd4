import type { Outcome } from '../../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  ErrorList,
  useErrors,
  useFieldError,
  useFocusFirstInvalid,
  useClearedErrors,
} from '../../shared/errors/index.ts';
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
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('media');
  const form = useFocusFirstInvalid('media');
  const errors = useErrors('media');
  const hasOtherErrors = errors.some((error) => error.property !== property);
  const code = errors.find((error) => error.property === property)?.code ?? '';
  useClearedErrors('media');

  async function send() {
    setOutcome('waiting');
    const next = await onSubmit(text.trim());
    setOutcome(next);
    if (next !== 'done') return;
    announce(doneMessage);
    onClose();
  }

  const hasFailed = outcome === 'refused' || outcome === 'failed';
  return (
    <FormModal
      title={title}
      {...(intro === undefined ? {} : { intro })}
      submitLabel={submitLabel}
      isBusy={outcome === 'waiting'}
      note={hasFailed ? failureMessage : undefined}
      formRef={form}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {hasOtherErrors ? <ErrorList collection="media" /> : null}
      <TextInput
        label={label}
        value={text}
        maxLength={2000}
        placeholder={placeholder}
        error={errorTexts[code] ?? fieldError(property)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onFocus={(event) => selectionLength !== undefined && event.currentTarget.setSelectionRange(0, selectionLength)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormModal>
  );
}

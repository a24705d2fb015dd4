import type { Outcome } from '../../shared/errors/index.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  ErrorList,
  useErrors,
  useFieldError,
  useFocusFirstInvalid,
  useFreshErrors,
} from '../../shared/errors/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';

type Props = {
  title: string;
  intro?: string;
  label: string;
  start: string;
  submitLabel: string;
  /** Property that the server's errors name: `media.folderName`. */
  property: string;
  /** What is said where it failed. */
  failure: string;
  /** What is said when it is done. */
  done: string;
  placeholder?: string;
  /** What a code means here, where the catalogue says less. */
  reasons?: Readonly<Record<string, string>>;
  /** How many letters of the text are chosen at first, so that a name's ending stays. */
  chosen?: number;
  onSubmit: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks for one line of text: a name, or an address. */
export function NameModal(props: Props) {
  const { title, intro, label, start, submitLabel, property, failure, done, placeholder, chosen } = props;
  const { reasons = {}, onSubmit, onClose } = props;
  const [text, setText] = useState(start);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('media');
  const form = useFocusFirstInvalid('media');
  const errors = useErrors('media');
  const isElsewhere = errors.some((error) => error.property !== property);
  const code = errors.find((error) => error.property === property)?.code ?? '';
  useFreshErrors('media');

  async function send() {
    setOutcome('waiting');
    const next = await onSubmit(text.trim());
    setOutcome(next);
    if (next !== 'done') return;
    announce(done);
    onClose();
  }

  const hasFailed = outcome === 'refused' || outcome === 'failed';
  return (
    <FormModal
      title={title}
      {...(intro === undefined ? {} : { intro })}
      submitLabel={submitLabel}
      isBusy={outcome === 'waiting'}
      note={hasFailed ? failure : undefined}
      formRef={form}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {isElsewhere ? <ErrorList collection="media" /> : null}
      <TextInput
        label={label}
        value={text}
        maxLength={2000}
        placeholder={placeholder}
        error={reasons[code] ?? fieldError(property)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onFocus={(event) => chosen !== undefined && event.currentTarget.setSelectionRange(0, chosen)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormModal>
  );
}

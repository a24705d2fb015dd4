import { useState } from 'react';

type Options = {
  /** The stored value; empty if not set. */
  value: string;
  /** The formatted value. */
  displayText: string;
  /** Returns the value of a text; null if invalid. */
  parse: (text: string) => string | null;
  onChange: (value: string) => void;
};

type TypedTextValue = {
  text: string;
  /** Whether the field was left with an invalid text. */
  isInvalid: boolean;
  change: (text: string) => void;
  handleBlur: () => void;
};

/**
 * A text field for a parsed value: the typed text stays until the field is left. Like in the browser's own inputs, an
 * invalid text gives an empty value.
 */
export function useTypedValue({ value, displayText, parse, onChange }: Options): TypedTextValue {
  const [typed, setTyped] = useState<{ text: string; value: string; wasLeft: boolean }>();
  // A value changed from outside, such as a cleared filter, replaces the typed text.
  const currentTyped = typed?.value === value ? typed : undefined;
  return {
    text: currentTyped?.text ?? displayText,
    isInvalid:
      currentTyped !== undefined &&
      currentTyped.wasLeft &&
      currentTyped.text.trim() !== '' &&
      currentTyped.value === '',
    change: (text) => {
      const next = parse(text) ?? '';
      setTyped({ text, value: next, wasLeft: false });
      if (next !== value) onChange(next);
    },
    handleBlur: () =>
      currentTyped && setTyped(currentTyped.value === '' ? { ...currentTyped, wasLeft: true } : undefined),
  };
}

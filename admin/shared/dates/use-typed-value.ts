import { useState } from 'react';

type Options = {
  /** As it is stored; empty where there is none. */
  value: string;
  /** What is shown of the value. */
  shown: string;
  /** The value of a text; null where it is none. */
  parse: (text: string) => string | null;
  onChange: (value: string) => void;
};

type TypedValue = {
  text: string;
  /** Whether the field was left with a text that is no value. */
  isRefused: boolean;
  change: (text: string) => void;
  leave: () => void;
};

/**
 * A field whose text stands for a value: what is typed stays as it is until the field is left, and a text that is no
 * value leaves none, as the browser's own fields do.
 */
export function useTypedValue({ value, shown, parse, onChange }: Options): TypedValue {
  const [typed, setTyped] = useState<{ text: string; value: string; isLeft: boolean }>();
  // A value from elsewhere, such as a filter that was cleared, takes the place of what was typed.
  const own = typed?.value === value ? typed : undefined;
  return {
    text: own?.text ?? shown,
    isRefused: own !== undefined && own.isLeft && own.text.trim() !== '' && own.value === '',
    change: (text) => {
      const next = parse(text) ?? '';
      setTyped({ text, value: next, isLeft: false });
      if (next !== value) onChange(next);
    },
    leave: () => own && setTyped(own.value === '' ? { ...own, isLeft: true } : undefined),
  };
}

import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { announce } from './messages/announcer.tsx';

type Props = {
  label: string;
  description: string;
  value: string;
  /** Button labels before and after copying. */
  copyLabel: string;
  copiedLabel: string;
  inputClass?: string | undefined;
};

/** A read-only text with a copy button that confirms copying. */
export function CopyField({ label, description, value, copyLabel, copiedLabel, inputClass = '', ...focus }: Props) {
  const { copied, copy } = useClipboard();
  const name = copied ? copiedLabel : copyLabel;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description']}
      classNames={{ input: inputClass }}
      value={value}
      readOnly
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <Tooltip label={name}>
          <ActionIcon
            aria-label={name}
            onClick={() => {
              copy(value);
              announce(copiedLabel);
            }}
          >
            <Icon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
      {...focus}
    />
  );
}

import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';

type Props = { label: string; accept?: string | undefined; onChoose: (file: File) => void };

/** Button that opens the browser's file dialog. */
export function UploadButton({ label, accept, onChoose }: Props) {
  return (
    <FileButton
      {...(accept && { accept })}
      onChange={(file) => file && onChoose(file)}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    >
      {(props) => (
        <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={15} stroke={1.6} aria-hidden />}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}

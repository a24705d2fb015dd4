import type { ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFooter } from './modal-footer.tsx';
import { ModalText } from './modal-text.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';

type Props = {
  title: string;
  /** Describes what will happen, in a sentence or two. */
  children: ReactNode;
  /** A field below the text. */
  extra?: ReactNode;
  /** The action as text, never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The modal closes when this has finished. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

function OpenModal(props: Props) {
  const { title, children, extra, confirmLabel, cancelLabel, onConfirm, onClose, size = 'sm' } = props;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  useReturnFocus();

  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
      onClose();
    }
  }

  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <ModalText>{children}</ModalText>
      {extra}
      <ModalFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button onClick={() => void confirm()} loading={isBusy}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** Asks for confirmation of an action that cannot be undone with one click. */
export function ConfirmModal({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenModal {...props} /> : null;
}

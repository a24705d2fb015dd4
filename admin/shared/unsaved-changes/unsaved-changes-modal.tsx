import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { ModalFooter, ModalText } from '../ui/index.ts';

type Props = {
  blocker: Blocker;
  /** What happens to the changes. */
  text: string;
  /** Returns whether everything was saved. */
  onStore: () => Promise<boolean>;
  onLeave?: () => void;
};

/** Asks before leaving with unsaved changes and explains what happens to them. */
export function UnsavedChangesModal({ blocker, text, onStore, onLeave }: Props) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  const storeAndLeave = async () => {
    setIsBusy(true);
    const isStored = await onStore();
    setIsBusy(false);
    if (isStored) blocker.proceed();
    else stay();
  };
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return (
    <Modal opened onClose={stay} title={t('editor.leave.title')} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <ModalText>{text}</ModalText>
      <ModalFooter>
        <Button variant="default" onClick={stay} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button variant="default" onClick={leave}>
          {t('editor.leave.confirm')}
        </Button>
        <Button loading={isBusy} onClick={() => void storeAndLeave()}>
          {t('editor.leave.store')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

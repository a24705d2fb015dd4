import type { ReactNode, RefObject } from 'react';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './form-modal.module.css';
import { ModalFooter } from './modal-footer.tsx';
import { useReturnFocus } from '../focus/use-return-focus.ts';

type Props = {
  form: { isBusy: boolean; ref?: RefObject<HTMLFormElement | null> };
  title: string;
  /** The consequences, in a sentence under the title. */
  intro?: string;
  children: ReactNode;
  /** The action as text, never 'OK'. */
  submitLabel: string;
  /** Whether there is nothing to submit. */
  isDisabled?: boolean;
  /** Shown next to the buttons: how many fields are invalid, or that sending failed. */
  note?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
};

/** A modal with one column of fields. Mounted by the caller, so that it starts empty each time. */
export function FormModal(props: Props) {
  const { form, title, intro, children, submitLabel, isDisabled, note, onSubmit, onClose } = props;
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={classes.fields}>
          {intro === undefined ? null : <p className="ui-dim">{intro}</p>}
          {children}
        </div>
        <ModalFooter note={note ?? ''}>
          {/* Without an autofocused field above, the focus starts on the harmless button. */}
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={form.isBusy} disabled={isDisabled === true}>
            {submitLabel}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

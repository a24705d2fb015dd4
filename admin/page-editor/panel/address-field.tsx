import { Button, TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugRefusal } from '../../pages/index.ts';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLocaleName } from '../../shared/i18n/locale-name.ts';
import { useEditor } from '../editor/editor-context.ts';
import { FieldShell } from '../fields/field-shell.tsx';
import classes from './address-field.module.css';
import { ChangeAddressModal } from './change-address-modal.tsx';
import { type PageAddress, usePageAddress } from './use-page-address.ts';

const SLUG_LIMIT = 255;

/** The page's slug. It is not part of a version: changing it counts at once, after a look at what it touches. */
export function AddressField({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const { page, isReadOnly } = useEditor();
  const address = usePageAddress();
  const [isAsking, setIsAsking] = useState(false);
  const { mayType, slug, next } = address;
  const refusal = useRefusal(address);
  const shown = refusal ?? (next === null ? error : undefined);
  return (
    <FieldShell
      name="slug"
      label={t('editor.fields.slug')}
      help={mayType ? undefined : t('editor.address.follows', { locale: localeName(page.locale) })}
      error={shown}
    >
      {({ id, describedBy }) => (
        <>
          <TextInput
            id={id}
            aria-describedby={describedBy}
            className={classes.input}
            value={slug}
            maxLength={SLUG_LIMIT}
            readOnly={isReadOnly || !mayType}
            error={shown !== undefined}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => address.type(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && next && setIsAsking(true)}
          />
          {next !== null && !isReadOnly && <NextAddress address={address} onAsk={() => setIsAsking(true)} />}
          {isAsking && <ChangeAddressModal address={address} onClose={() => setIsAsking(false)} />}
        </>
      )}
    </FieldShell>
  );
}

/** Why the slug cannot be given, as it stands here or as the server said. */
function useRefusal({ mayType, check, error }: PageAddress): ReactNode {
  const errorText = useErrorText();
  if (check.reason && (mayType || error)) return <SlugRefusal reason={check.reason} />;
  return error ? errorText(error) : undefined;
}

/** What the slug would be, and the way there. */
function NextAddress({ address, onAsk }: { address: PageAddress; onAsk: () => void }) {
  const { t } = useTranslation();
  const { mayType, next, check } = address;
  if (next === null) return null;
  return (
    <div className={classes.next}>
      <p className={classes.path} aria-live="polite">
        {!mayType && <span>{t('editor.address.fromTitle')}</span>} <strong>{next.path}</strong>{' '}
        {check.availability === 'free' && (
          <span className={classes.free}>
            <IconCircleCheckFilled size={14} aria-hidden /> {t('newPage.slugFree')}
          </span>
        )}
      </p>
      <Button size="xs" variant="default" onClick={onAsk} disabled={check.availability === 'refused'}>
        {t('editor.address.change')}
      </Button>
    </div>
  );
}

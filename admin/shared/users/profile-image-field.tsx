import { Button, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountRulesQuery } from '../../generated/graphql.ts';
import { PersonMark } from '../ui/index.ts';
import classes from './profile-image-field.module.css';
import type { ImageRequest } from './store-user.ts';

type Props = {
  /** For the initials that stand in for a picture. */
  name: string;
  /** Address of the present picture. */
  image: string | null;
  request: ImageRequest | null;
  onChange: (request: ImageRequest | null) => void;
  error: string | undefined;
};

/** A chosen file as an address for its preview; null until it is read. */
function useFileUrl(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (read?.file === file ? read?.url : null) ?? null;
}

function useImageRules() {
  const { t, i18n } = useTranslation();
  const rules = useAccountRulesQuery().data?.accountRules;
  if (!rules) return { accept: 'image/*', text: '' };
  const megabytes = (rules.profileImageBytes / 1024 ** 2).toLocaleString(i18n.language);
  return {
    accept: rules.profileImageTypes.join(),
    text: t('profileImage.rules', { megabytes, pixels: rules.profileImagePixels }),
  };
}

/** Chooses, shows, replaces and removes a profile picture; nothing is sent before the user is stored. */
export function ProfileImageField({ name, image, request, onChange, error }: Props) {
  const { t } = useTranslation();
  const rules = useImageRules();
  const input = useRef<HTMLInputElement>(null);
  const [ruleID, errorID] = [useId(), useId()];
  const chosen = useFileUrl(request?.image ?? null);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = request === null ? image : request.isRemoval ? null : chosen;

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('properties.user.profileImage')}</legend>
      {shown === null || shown === broken ? (
        <PersonMark name={name} size={72} />
      ) : (
        <img className={classes.picture} src={shown} alt={t('profileImage.alt')} onError={() => setBroken(shown)} />
      )}
      <div className={classes.side}>
        <div className={classes.actions}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('properties.user.profileImage')}
            accept={rules.accept}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) onChange({ isRemoval: false, image: file });
              currentTarget.value = '';
            }}
          />
          <Button
            variant="default"
            aria-describedby={error ? `${errorID} ${ruleID}` : ruleID}
            onClick={() => input.current?.click()}
          >
            {t(shown === null ? 'profileImage.choose' : 'profileImage.replace')}
          </Button>
          {image !== null && !request?.isRemoval ? (
            <Button variant="subtle" color="gray" onClick={() => onChange({ isRemoval: true, image: null })}>
              {t('profileImage.remove')}
            </Button>
          ) : null}
          {request === null ? null : (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {t('profileImage.undo')}
            </Button>
          )}
        </div>
        <p id={ruleID} className={classes.rules}>
          {rules.text}
        </p>
        {error ? <Input.Error id={errorID}>{error}</Input.Error> : null}
        {request === null || error ? null : (
          <p className={classes.pending} role="status">
            {t(request.isRemoval ? 'profileImage.removedOnSave' : 'profileImage.storedOnSave')}
          </p>
        )}
      </div>
    </fieldset>
  );
}

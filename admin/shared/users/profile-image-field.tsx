import { Button, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountRulesQuery } from '../../generated/graphql.ts';
import { UserAvatar } from '../ui/index.ts';
import classes from './profile-image-field.module.css';
import type { ImageRequest } from './store-user.ts';

type Props = {
  /** For the initials shown without an image. */
  name: string;
  /** URL of the current image. */
  image: string | null;
  request: ImageRequest | null;
  onChange: (request: ImageRequest | null) => void;
  error: string | undefined;
};

/** Returns a data URL for previewing a chosen file; null until it is read. */
function useFileUrl(file: File | null): string | null {
  const [loaded, setLoaded] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setLoaded({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (loaded?.file === file ? loaded?.url : null) ?? null;
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

/** Chooses, shows, replaces and removes a profile image. The caller sends it when the user is saved. */
export function ProfileImageField({ name, image, request, onChange, error }: Props) {
  const { t } = useTranslation();
  const rules = useImageRules();
  const input = useRef<HTMLInputElement>(null);
  const [ruleID, errorID] = [useId(), useId()];
  const chosenUrl = useFileUrl(request?.image ?? null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shownUrl = request === null ? image : request.isRemoval ? null : chosenUrl;

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('properties.user.profileImage')}</legend>
      {shownUrl === null || shownUrl === brokenUrl ? (
        <UserAvatar name={name} size={72} />
      ) : (
        <img
          className={classes.image}
          src={shownUrl}
          alt={t('profileImage.alt')}
          onError={() => setBrokenUrl(shownUrl)}
        />
      )}
      <div className="ui-grid ui-gap-6">
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
            {t(shownUrl === null ? 'profileImage.choose' : 'profileImage.replace')}
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
        <p id={ruleID} className="ui-hint ui-dim">
          {rules.text}
        </p>
        {error ? <Input.Error id={errorID}>{error}</Input.Error> : null}
        {request === null || error ? null : (
          <p className="ui-small" role="status">
            {t(request.isRemoval ? 'profileImage.removedOnSave' : 'profileImage.storedOnSave')}
          </p>
        )}
      </div>
    </fieldset>
  );
}

import { Anchor, Textarea, TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readVideo, type Video } from '../../../site/shared/video.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import classes from '../field-parts/fields.module.css';

type Props = FieldProps<FieldOfKind<'video'>> & { titleError: string | undefined };

const limits = { url: 2000, title: 255, text: 5000 } as const;

function readTexts(value: unknown): Record<keyof typeof limits, string> {
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const read = (name: keyof typeof limits) => (typeof stored[name] === 'string' ? stored[name] : '');
  return { url: read('url'), title: read('title'), text: read('text') };
}

/** URL of a video on YouTube or Vimeo, its title, and its transcript. */
export function VideoField({ field, name, label, help, value, onChange, error, titleError, isReadOnly }: Props) {
  const { t } = useTranslation();
  const texts = readTexts(value);
  const video = readVideo(texts);
  const set = (part: Partial<typeof texts>) => {
    const next = { ...texts, ...part };
    onChange(Object.values(next).every((text) => text === '') ? null : next);
  };
  const isUnknown = texts.url !== '' && video === null;
  const input = { readOnly: isReadOnly };
  return (
    <div className="ui-stack ui-gap-8" data-field={name}>
      <FieldWrapper
        name={`${name}.url`}
        label={label}
        isOptional={!field.required}
        help={isUnknown ? t('editor.video.unknown') : (help ?? t('editor.video.help'))}
        error={error}
      >
        {({ id, describedBy }) => (
          <TextInput
            {...input}
            id={id}
            type="url"
            aria-describedby={describedBy}
            maxLength={limits.url}
            value={texts.url}
            placeholder="https://www.youtube.com/watch?v="
            error={error !== undefined}
            onChange={(event) => set({ url: event.currentTarget.value })}
          />
        )}
      </FieldWrapper>
      {video && <VideoCard video={video} />}
      <FieldWrapper name={`${name}.title`} label={t('editor.video.title')} error={titleError}>
        {({ id, describedBy }) => (
          <TextInput
            {...input}
            id={id}
            aria-describedby={describedBy}
            maxLength={limits.title}
            value={texts.title}
            error={titleError !== undefined}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
        )}
      </FieldWrapper>
      <FieldWrapper name={`${name}.text`} label={t('editor.video.text')} help={t('editor.video.textHelp')} isOptional>
        {({ id, describedBy }) => (
          <Textarea
            {...input}
            id={id}
            aria-describedby={describedBy}
            maxLength={limits.text}
            value={texts.text}
            autosize
            minRows={2}
            maxRows={12}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        )}
      </FieldWrapper>
    </div>
  );
}

const services: Readonly<Record<Video['service'], string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Names the video without a thumbnail: loading one would reveal the editor's user to the service. */
function VideoCard({ video }: { video: Video }) {
  const { t } = useTranslation();
  const service = services[video.service];
  return (
    <div className={classes.video}>
      <span className={classes.videoIcon} aria-hidden>
        <IconPlayerPlay size={20} stroke={1.6} />
      </span>
      <span className="ui-small ui-shrink ui-break">
        <strong>{service}</strong> <span className={classes.meta}>{video.id}</span>
        <br />
        <Anchor href={video.url} target="_blank" rel="noopener noreferrer" size="sm">
          {t('editor.video.open', { service })}
        </Anchor>
      </span>
    </div>
  );
}

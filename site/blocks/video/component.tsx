import { readFields } from '../../shared/read-fields.ts';
import { ScriptSlot } from '../../shared/script-slot.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { Video } from '../../shared/video.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { videoDefinition } from './definition.ts';
import style from './style.module.css';

const services = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The player's URL is only data here: the script creates the iframe once the visitor has agreed. */
export function VideoBlock({ block, locale }: BlockProps) {
  const { video } = readFields(videoDefinition, block);
  if (!video) return null;
  const texts = textsFor(locale).video;
  const service = services[video.service];
  const name = video.title || texts.untitled;
  return (
    <section id={block.anchorPoint || undefined} className={style.video} aria-label={name}>
      <div className={style.box} data-video={playerURL(video)} data-video-title={name}>
        <ScriptSlot className={style.player} data-video-player="" />
        <p className={style.title}>{name}</p>
        <div data-video-ask className={style.consent}>
          <p className={style.muted}>{fillIn(texts.explanation, { service })}</p>
          <button type="button" className={style.play} data-video-accept hidden>
            {texts.accept}
          </button>
        </div>
        <button type="button" className={style.play} data-video-play hidden>
          {texts.play}
        </button>
        <p className={style.muted}>
          <a href={video.url} rel="external noopener">
            {fillIn(texts.elsewhere, { service })}
          </a>
        </p>
      </div>
      {video.text !== '' && (
        <details className={style.text}>
          <summary className={style.summary}>{texts.read}</summary>
          <p className={style.transcript}>{video.text}</p>
        </details>
      )}
    </section>
  );
}

function playerURL({ service, id }: Video): string {
  if (service === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  const [number, key] = id.split('/');
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`;
}

import { ButtonLink } from '../../shared/button-link.tsx';
import { ReportIllustration } from '../../shared/illustrations/report-illustration.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { textImageDefinition } from './definition.ts';
import style from './style.module.css';

const SIZES = '(min-width: 79rem) 36rem, (min-width: 56rem) 45vw, calc(100vw - 2rem)';

export function TextImageBlock({ block, locale }: BlockProps) {
  const { title, html, image, drawing, side, colour, label, link } = readFields(textImageDefinition, block);
  if (title === '' && html === '' && image === null) return null;
  const hasReport = image === null && drawing === 'report';
  return (
    <section id={block.anchorPoint || undefined} className={`${style.band} ${style[colour]}`}>
      <div className={`${style.inner} ${style[side]}`}>
        {image && <ResponsiveImage image={image} sizes={SIZES} className={style.image} />}
        {hasReport && <ReportIllustration className={style.report} />}
        <div className={style.content}>
          {title !== '' && <h2 className={style.title}>{title}</h2>}
          <div className={style.text}>
            <RichText html={html} locale={locale} />
          </div>
          <ButtonLink link={link} locale={locale} label={label} />
        </div>
      </div>
    </section>
  );
}

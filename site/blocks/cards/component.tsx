import { SubjectWindow } from '../../shared/illustrations/subject-window.tsx';
import { type FieldValues, readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import { SiteLink } from '../../shared/site-link.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { cardsDefinition } from './definition.ts';
import style from './style.module.css';

const SIZES = '(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)';

export function CardsBlock({ block, locale }: BlockProps) {
  const { title, cards } = readFields(cardsDefinition, block);
  const shown = cards.filter((card) => card.title !== '' || card.image !== null);
  if (title === '' && shown.length === 0) return null;
  return (
    <section id={block.anchorPoint || undefined} className={style.section}>
      {title !== '' && <h2 className={style.title}>{title}</h2>}
      <ul className={style.cards}>
        {shown.map((card) => (
          <li key={card.key} className={style.card}>
            <Card card={card} heading={title === '' ? 'h2' : 'h3'} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardValues = FieldValues<typeof cardsDefinition.fields>['cards'][number];

/** Only the title is the link, and its click area covers the card. */
function Card({ card, heading: Heading, locale }: { card: CardValues; heading: 'h2' | 'h3'; locale: string }) {
  const { title, text, link, icon, image } = card;
  return (
    <>
      {image && <ResponsiveImage image={image} sizes={SIZES} className={style.image} />}
      {!image && icon !== 'none' && <SubjectWindow subject={icon} className={style.icon} />}
      <div className={style.content}>
        <Heading className={style.name}>
          <SiteLink className={style.link} link={link} locale={locale}>
            {title}
          </SiteLink>
        </Heading>
        {text !== '' && <p className={style.text}>{text}</p>}
      </div>
    </>
  );
}

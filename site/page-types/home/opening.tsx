import { ButtonLink } from '../../shared/button-link.tsx';
import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { PagePartProps } from '../../shared/view-page.ts';
import { Church } from './church.tsx';
import { homeDefinition } from './definition.ts';
import style from './style.module.css';

/** Title, intro and start button beside the church; below the horizon the facts, then the explanation. */
export function HomeOpening({ page }: PagePartProps) {
  const { intro, startLabel, startLink, ...more } = readFields(homeDefinition, page.pageType);
  return (
    <>
      <div className={style.stage}>
        <div className={style.hero}>
          <div className={style.content}>
            <h1 className={style.title}>{page.title}</h1>
            {intro !== '' && <p className={style.intro}>{intro}</p>}
            <ButtonLink link={startLink} locale={page.locale} label={startLabel} />
          </div>
          <Church className={style.church} />
        </div>
      </div>
      <Facts
        facts={[
          { fact: more.firstFact, text: more.firstFactText },
          { fact: more.secondFact, text: more.secondFactText },
          { fact: more.thirdFact, text: more.thirdFactText },
        ]}
      />
      <Explanation title={more.explanationTitle} html={more.explanation} locale={page.locale} />
    </>
  );
}

function Facts({ facts }: { facts: { fact: string; text: string }[] }) {
  const filled = facts.filter(({ fact }) => fact !== '');
  if (filled.length === 0) return <div className={style.ground} />;
  return (
    <div className={style.ground}>
      <ul className={style.facts}>
        {filled.map(({ fact, text }) => (
          <li key={fact}>
            <strong className={style.fact}>{fact}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Explanation({ title, html, locale }: { title: string; html: string; locale: string }) {
  if (title === '' && html === '') return null;
  return (
    <section className={style.explanation}>
      {title !== '' && <h2 className={style.subtitle}>{title}</h2>}
      <RichText html={html} locale={locale} />
    </section>
  );
}

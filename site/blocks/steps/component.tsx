import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { stepsDefinition } from './definition.ts';
import style from './style.module.css';

export function StepsBlock({ block, locale }: BlockProps) {
  const { title, html, steps } = readFields(stepsDefinition, block);
  const shown = steps.filter((step) => step.title !== '');
  if (title === '' && html === '' && shown.length === 0) return null;
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <section id={block.anchorPoint || undefined} className={style.section}>
      {(title !== '' || html !== '') && (
        <div className={style.content}>
          {title !== '' && <h2 className={style.title}>{title}</h2>}
          <RichText html={html} locale={locale} />
        </div>
      )}
      {/* Some screen readers ignore lists without markers unless they have the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above */}
      <ol className={style.steps} role="list">
        {shown.map((step) => (
          <li key={step.key} className={style.step}>
            <Heading className={style.name}>{step.title}</Heading>
            {step.text !== '' && <p className={style.text}>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

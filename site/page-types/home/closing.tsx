import { readFields } from '../../shared/read-fields.ts';
import { RichText } from '../../shared/rich-text.tsx';
import type { PagePartProps } from '../../shared/view-page.ts';
import { homeDefinition } from './definition.ts';
import style from './style.module.css';

/** The footer text, at the end of the page above the village. */
export function HomeClosing({ page }: PagePartProps) {
  const { footerTitle, footerText } = readFields(homeDefinition, page.pageType);
  if (footerTitle === '' && footerText === '') return null;
  return (
    <section className={style.closing}>
      {footerTitle !== '' && <h2 className={style.subtitle}>{footerTitle}</h2>}
      <div className={style.closingText}>
        <RichText html={footerText} locale={page.locale} />
      </div>
    </section>
  );
}

import { CheckHeader } from '../../questionnaire/index.ts';
import { pathOf } from '../../shared/links.ts';
import { textsFor } from '../../shared/texts.ts';
import type { PagePartProps } from '../../shared/view-page.ts';

export function CheckPageHeader({ page }: PagePartProps) {
  const { locale, site } = page;
  const exitLink = {
    label: textsFor(locale).check.stop,
    href: pathOf('/', { locale, defaultLocale: site.defaultLocale }),
  };
  return <CheckHeader page={page} exitLink={exitLink} />;
}

import { createElement } from 'react';
import { DefaultLocale } from '../shared/default-locale.ts';
import { findDocument } from './view/document-registry.ts';
import type { SiteView } from './view/site-view.ts';

/** What a view shows, except the frame that all share. Its queries were run and its code was loaded before. */
export function ViewDocument({ view }: { view: SiteView }) {
  return <DefaultLocale value={view.defaultLocale}>{createElement(findDocument(view.kind), { view })}</DefaultLocale>;
}

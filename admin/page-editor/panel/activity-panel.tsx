import type { PublicationCheck } from '../checks/publication-check.ts';
import { useEditor } from '../editor/editor-context.ts';
import { AddingBlockPanel } from './adding-block-panel.tsx';
import { EditingPanel } from './editing-panel.tsx';
import { PageSettingsPanel } from './page-settings-panel.tsx';
import { SEOPanel } from './seo-panel.tsx';

/** The panel of the current activity; an activity without one yet shows Editing. */
export function ActivityPanel({ checks }: { checks: readonly PublicationCheck[] }) {
  const { activity } = useEditor().state;
  switch (activity) {
    case 'AddingBlock':
      return <AddingBlockPanel />;
    case 'EditingPageSettings':
      return <PageSettingsPanel checks={checks} />;
    case 'EditingSEOSettings':
      return <SEOPanel checks={checks} />;
    default:
      return <EditingPanel checks={checks} />;
  }
}

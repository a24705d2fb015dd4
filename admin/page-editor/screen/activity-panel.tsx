import type { PublicationCheck } from '../checks/publication-check.ts';
import { findOpenRequest } from '../bar/find-open-request.ts';
import { isPickingBlock } from '../editor/activity.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import { RequestDecisionPanel } from '../panel/request-decision-panel.tsx';
import { EditingPanel } from '../panel/editing-panel.tsx';
import { PageSettingsPanel } from '../panel/page-settings-panel.tsx';
import { SEOPanel } from '../panel/seo-panel.tsx';
import { TranslationsPanel } from '../translations/translations-panel.tsx';

type Props = {
  checks: readonly PublicationCheck[];
  saveStatus: SaveState['status'];
  /** Called before a decision on a request is sent. */
  onDecide: () => void;
};

/** The panel of the current activity. */
export function ActivityPanel({ checks, saveStatus, onDecide }: Props) {
  const { page, state } = usePageEditor();
  const request = findOpenRequest(page);
  // The block picker is a dialog; the panel below it stays the same.
  const activity = isPickingBlock(state) ? state.previousActivity : state.activity;
  if (activity === 'AcceptRequest' && request?.viewerCanAnswer) {
    return <RequestDecisionPanel key={request.pageVersionID} request={request} onDecide={onDecide} />;
  }
  switch (activity) {
    case 'EditingPageSettings':
      return <PageSettingsPanel checks={checks} />;
    case 'EditingSEOSettings':
      return <SEOPanel checks={checks} />;
    case 'AddTranslation':
      return <TranslationsPanel saveStatus={saveStatus} />;
    default:
      return <EditingPanel checks={checks} />;
  }
}

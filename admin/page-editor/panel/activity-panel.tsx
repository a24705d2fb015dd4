import type { PublicationCheck } from '../checks/publication-check.ts';
import { openRequestOf } from '../bar/open-request.ts';
import { isChoosing } from '../activity/activity.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { SaveState } from '../saving/save-state.ts';
import { AcceptRequestPanel } from './accept-request-panel.tsx';
import { EditingPanel } from './editing-panel.tsx';
import { PageSettingsPanel } from './page-settings-panel.tsx';
import { SEOPanel } from './seo-panel.tsx';
import { TranslationsPanel } from '../translations/translations-panel.tsx';

type Props = {
  checks: readonly PublicationCheck[];
  save: SaveState['status'];
  /** Before a request is answered. */
  onAnswer: () => void;
};

/** The panel of the current activity. */
export function ActivityPanel({ checks, save, onAnswer }: Props) {
  const { page, state } = useEditor();
  const request = openRequestOf(page);
  // The picker of blocks stands over everything; below it the panel stays what it was.
  const activity = isChoosing(state) ? state.before : state.activity;
  if (activity === 'AcceptRequest' && request?.viewerCanAnswer) {
    return <AcceptRequestPanel key={request.pageVersionID} request={request} onAnswer={onAnswer} />;
  }
  switch (activity) {
    case 'EditingPageSettings':
      return <PageSettingsPanel checks={checks} />;
    case 'EditingSEOSettings':
      return <SEOPanel checks={checks} />;
    case 'AddTranslation':
      return <TranslationsPanel save={save} />;
    default:
      return <EditingPanel checks={checks} />;
  }
}

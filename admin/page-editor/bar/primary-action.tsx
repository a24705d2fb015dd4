import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageEditor } from '../editor/editor-context.ts';
import classes from './bar.module.css';
import { findOpenRequest, reviewPath } from './find-open-request.ts';
import type { PublicationControls } from './use-publication-controls.ts';

type Props = { controls: PublicationControls; onShowChecks?: () => void };

/** The button for the next step; if it is disabled, the reason, with a button that leads to the checks. */
export function PrimaryAction({ controls, onShowChecks }: Props) {
  const { t } = useTranslation();
  const { checks } = controls.publication;
  const { primary } = controls.available;
  const reason = primary === null ? t('editor.publication.waiting') : controls.disabledReasonOf(primary);
  const concernsChecks = primary?.name === 'publish' || primary?.name === 'request' || primary?.name === 'resend';
  const showsChecks = checks.length > 0 && concernsChecks && onShowChecks !== undefined;
  const id = useId();
  return (
    <>
      {showsChecks && (
        <button type="button" className={classes.checksButton} onClick={onShowChecks}>
          <IconAlertCircle size={17} stroke={1.6} aria-hidden />
          {t('editor.checks.toFixFirst', { count: checks.length })}
        </button>
      )}
      {reason && !showsChecks && (
        <span className={classes.disabledReason} id={id}>
          {reason}
        </span>
      )}
      <PrimaryButton controls={controls} describedBy={reason ? id : undefined} />
    </>
  );
}

function PrimaryButton({ controls, describedBy }: { controls: PublicationControls; describedBy: string | undefined }) {
  const { page, state } = usePageEditor();
  const { primary } = controls.available;
  const { busy } = controls.publication;
  const request = findOpenRequest(page);
  if (primary === null) return null;
  if (primary.name === 'review' && request !== null) {
    // While the decision panel is open, its own button is the filled one.
    const isDecisionPanelOpen = state.activity === 'AcceptRequest' && state.view === 'activity';
    return (
      <Button component={Link} to={reviewPath(request)} variant={isDecisionPanelOpen ? 'default' : 'filled'}>
        {controls.labelOf(primary.name)}
      </Button>
    );
  }
  const reason = controls.disabledReasonOf(primary);
  return (
    <span title={reason}>
      <Button
        onClick={() => controls.start(primary.name)}
        loading={busy === 'publish' && primary.name === 'publish'}
        disabled={primary.disabledReason !== null}
        aria-describedby={describedBy}
      >
        {controls.labelOf(primary.name)}
      </Button>
    </span>
  );
}

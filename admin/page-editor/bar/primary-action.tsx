import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEditor } from '../editor/editor-context.ts';
import classes from './bar.module.css';
import { openRequestOf, reviewPath } from './open-request.ts';
import type { PublicationDesk } from './use-publication-desk.ts';

type Props = { desk: PublicationDesk; onShowChecks?: () => void };

/** The one thing to do next, or why it cannot be done, which leads to the cause. */
export function PrimaryAction({ desk, onShowChecks }: Props) {
  const { t } = useTranslation();
  const { checks } = desk.publication;
  const { primary } = desk.offer;
  const reason = primary === null ? t('editor.publication.waiting') : desk.reasonOf(primary);
  const concernsChecks = primary?.deed === 'publish' || primary?.deed === 'request' || primary?.deed === 'resend';
  const showsChecks = checks.length > 0 && concernsChecks && onShowChecks !== undefined;
  const id = useId();
  return (
    <>
      {showsChecks && (
        <button type="button" className={classes.reason} onClick={onShowChecks}>
          <IconAlertCircle size={17} stroke={1.6} aria-hidden />
          {t('editor.checks.toFixFirst', { count: checks.length })}
        </button>
      )}
      {reason && !showsChecks && (
        <span className={classes.why} id={id}>
          {reason}
        </span>
      )}
      <PrimaryButton desk={desk} describedBy={reason ? id : undefined} />
    </>
  );
}

function PrimaryButton({ desk, describedBy }: { desk: PublicationDesk; describedBy: string | undefined }) {
  const { page, state } = useEditor();
  const { primary } = desk.offer;
  const { busy } = desk.publication;
  const request = openRequestOf(page);
  if (primary === null) return null;
  if (primary.deed === 'review' && request !== null) {
    // The panel for answering has the filled button while it is open.
    const isAnswering = state.activity === 'AcceptRequest' && state.view === 'activity';
    return (
      <Button component={Link} to={reviewPath(request)} variant={isAnswering ? 'default' : 'filled'}>
        {desk.nameOf(primary.deed)}
      </Button>
    );
  }
  const reason = desk.reasonOf(primary);
  return (
    <span title={reason}>
      <Button
        onClick={() => desk.start(primary.deed)}
        loading={busy === 'publish' && primary.deed === 'publish'}
        disabled={primary.obstacle !== null}
        aria-describedby={describedBy}
      >
        {desk.nameOf(primary.deed)}
      </Button>
    </span>
  );
}

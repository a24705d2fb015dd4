import type { PlannedPublicationChoice, ScheduledAction } from '../../generated/graphql.ts';

/** A publication action as sent to the server; a repeated request is a request too. */
export type PublicationAction =
  | { kind: 'publish' | 'revoke' }
  | { kind: 'unpublish'; plannedPublications: PlannedPublicationChoice }
  | { kind: 'request'; comment: string }
  | { kind: 'schedule'; action: ScheduledAction; at: string }
  | { kind: 'cancel'; id: number };

/** Whether unsaved work has to be stored before the action. */
export function requiresStoredContent(action: PublicationAction): boolean {
  if (action.kind === 'schedule') return action.action === 'PUBLISH';
  return action.kind !== 'revoke' && action.kind !== 'cancel';
}

/** Whether the server runs the publication checks for the action. */
export function attemptsPublication({ kind }: PublicationAction): boolean {
  return kind === 'publish' || kind === 'request' || kind === 'schedule';
}

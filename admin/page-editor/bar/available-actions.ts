import type { PageStatus } from '../../generated/graphql.ts';

export type PublicationActionName = 'request' | 'resend' | 'revoke' | 'review' | 'publish' | 'unpublish' | 'schedule';

/** Why an action is disabled; each has a text in the interface. */
export type DisabledReason =
  | 'mayNotPublish'
  | 'mayNotEdit'
  | 'isUpToDate'
  | 'isSlugUnsent'
  | 'isNotOnSite'
  | 'hasConflict';

export type AvailableAction = { name: PublicationActionName; disabledReason: DisabledReason | null };

/** The next step, null while others have to act, and the other actions in the order of the menu. */
export type AvailableActions = { primary: AvailableAction | null; others: readonly AvailableAction[] };

/** What decides which publication actions are available. */
export type PublicationContext = {
  status: PageStatus;
  hasNewerWork: boolean;
  /** Whether visitors see the page now, also while a newer version's publication is requested. */
  isLive: boolean;
  isUnsaved: boolean;
  /** Whether a typed slug is the only unsaved change. */
  hasUnsentSlug: boolean;
  hasConflict: boolean;
  canEdit: boolean;
  canPublish: boolean;
  request: {
    isOwn: boolean;
    /** Whether the page has newer work than the requested version. */
    isOutdated: boolean;
    canDecide: boolean;
    canRevoke: boolean;
  } | null;
};

/** Order of the menu. */
const order: readonly PublicationActionName[] = [
  'review',
  'publish',
  'request',
  'resend',
  'revoke',
  'schedule',
  'unpublish',
];

/** Lists the publication actions for a page and a viewer (contract, section 3). */
export function listAvailableActions(context: PublicationContext): AvailableActions {
  const primary = choosePrimary(context);
  const others = order.filter((name) => name !== primary && isAvailable(name, context));
  const withDisabledReason = (name: PublicationActionName) => ({
    name,
    disabledReason: findDisabledReason(name, context),
  });
  return { primary: primary && withDisabledReason(primary), others: others.map(withDisabledReason) };
}

function choosePrimary({ request, canEdit, canPublish }: PublicationContext): PublicationActionName | null {
  if (request === null) return canPublish || !canEdit ? 'publish' : 'request';
  if (request.canDecide && !request.isOwn) return 'review';
  if (request.isOutdated && canEdit) return 'resend';
  return request.canDecide ? 'publish' : null;
}

/** Actions without the permission stay visible, disabled; actions that make no sense now are left out. */
function isAvailable(name: PublicationActionName, { request, canEdit }: PublicationContext): boolean {
  switch (name) {
    case 'review':
      return request?.canDecide ?? false;
    case 'request':
      return request === null;
    case 'resend':
      return request !== null && canEdit;
    case 'revoke':
      return request?.canRevoke ?? false;
    default:
      return true;
  }
}

function findDisabledReason(name: PublicationActionName, context: PublicationContext): DisabledReason | null {
  const { hasConflict, isLive, canEdit, canPublish } = context;
  const needsPublishing = name === 'publish' || name === 'unpublish' || name === 'schedule';
  if (needsPublishing && !canPublish) return 'mayNotPublish';
  if (name === 'request' && !canEdit) return 'mayNotEdit';
  if (name === 'unpublish' && !isLive) return 'isNotOnSite';
  if ((name === 'publish' || name === 'request') && isUpToDate(context)) {
    return context.hasUnsentSlug ? 'isSlugUnsent' : 'isUpToDate';
  }
  // Unsaved work is stored first, which is impossible during a conflict.
  return hasConflict && name !== 'review' && name !== 'revoke' ? 'hasConflict' : null;
}

/** A typed slug is not part of a version, so it alone leaves nothing to publish. */
function isUpToDate({ status, hasNewerWork, isUnsaved, hasUnsentSlug, hasConflict }: PublicationContext): boolean {
  return status === 'PUBLISHED' && !hasNewerWork && (!isUnsaved || hasUnsentSlug) && !hasConflict;
}

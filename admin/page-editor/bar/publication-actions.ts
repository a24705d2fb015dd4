import type { PageStatus } from '../../generated/graphql.ts';

export type PublicationDeed = 'request' | 'resend' | 'revoke' | 'review' | 'publish' | 'unpublish' | 'schedule';

/** Why an action cannot be used now; each has its sentence. */
export type Obstacle = 'mayNotPublish' | 'mayNotEdit' | 'isUpToDate' | 'isSlugUnsent' | 'isNotOnSite' | 'hasConflict';

export type OfferedAction = { deed: PublicationDeed; obstacle: Obstacle | null };

/** The one thing to do next, null while others have to act, and what else can be done. */
export type Offer = { primary: OfferedAction | null; others: readonly OfferedAction[] };

export type Situation = {
  status: PageStatus;
  hasNewerWork: boolean;
  /** Whether visitors see the page now, also while a newer version's publication is requested. */
  isLive: boolean;
  isUnsaved: boolean;
  /** Whether nothing is unsaved but a typed slug. */
  hasUnsentSlug: boolean;
  hasConflict: boolean;
  mayEdit: boolean;
  mayPublish: boolean;
  request: {
    isOwn: boolean;
    /** Whether there is newer work than what was requested. */
    isOutdated: boolean;
    mayAnswer: boolean;
    mayRevoke: boolean;
  } | null;
};

/** In the order of the menu. */
const order: readonly PublicationDeed[] = ['review', 'publish', 'request', 'resend', 'revoke', 'schedule', 'unpublish'];

/** What somebody with these rights can do about this page's publication (contract, section 3). */
export function offerActions(situation: Situation): Offer {
  const primary = choosePrimary(situation);
  const others = order.filter((deed) => deed !== primary && isOffered(deed, situation));
  const withObstacle = (deed: PublicationDeed) => ({ deed, obstacle: findObstacle(deed, situation) });
  return { primary: primary && withObstacle(primary), others: others.map(withObstacle) };
}

function choosePrimary({ request, mayEdit, mayPublish }: Situation): PublicationDeed | null {
  if (request === null) return mayPublish || !mayEdit ? 'publish' : 'request';
  if (request.mayAnswer && !request.isOwn) return 'review';
  if (request.isOutdated && mayEdit) return 'resend';
  return request.mayAnswer ? 'publish' : null;
}

/** What a lack of rights keeps from somebody stays in sight; what makes no sense here is left out. */
function isOffered(deed: PublicationDeed, { request, mayEdit }: Situation): boolean {
  switch (deed) {
    case 'review':
      return request?.mayAnswer ?? false;
    case 'request':
      return request === null;
    case 'resend':
      return request !== null && mayEdit;
    case 'revoke':
      return request?.mayRevoke ?? false;
    default:
      return true;
  }
}

function findObstacle(deed: PublicationDeed, situation: Situation): Obstacle | null {
  const { hasConflict, isLive, mayEdit, mayPublish } = situation;
  const needsPublishing = deed === 'publish' || deed === 'unpublish' || deed === 'schedule';
  if (needsPublishing && !mayPublish) return 'mayNotPublish';
  if (deed === 'request' && !mayEdit) return 'mayNotEdit';
  if (deed === 'unpublish' && !isLive) return 'isNotOnSite';
  if ((deed === 'publish' || deed === 'request') && isUpToDate(situation)) {
    return situation.hasUnsentSlug ? 'isSlugUnsent' : 'isUpToDate';
  }
  // What is unsaved is stored first, which a conflict forbids.
  return hasConflict && deed !== 'review' && deed !== 'revoke' ? 'hasConflict' : null;
}

/** A slug is no part of a version, so it gives nothing to publish. */
function isUpToDate({ status, hasNewerWork, isUnsaved, hasUnsentSlug, hasConflict }: Situation): boolean {
  return status === 'PUBLISHED' && !hasNewerWork && (!isUnsaved || hasUnsentSlug) && !hasConflict;
}

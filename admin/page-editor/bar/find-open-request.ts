import type { EditorPageFragment, PublicationRequestDetailsFragment } from '../../generated/graphql.ts';

/** Returns the publication request that waits for a decision, or null. */
export function findOpenRequest({ publicationRequest }: EditorPageFragment): PublicationRequestDetailsFragment | null {
  return publicationRequest?.status === 'OPEN' ? publicationRequest : null;
}

/** Path of the screen that compares the requested version with the live one, for reviewers. */
export function reviewPath({ pageVersionID }: Pick<PublicationRequestDetailsFragment, 'pageVersionID'>): string {
  return `/publication-requests/${pageVersionID}`;
}

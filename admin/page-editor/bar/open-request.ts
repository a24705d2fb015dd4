import type { EditorPageFragment, PublicationRequestFactsFragment } from '../../generated/graphql.ts';

/** The request that waits for an answer; null where there is none. */
export function openRequestOf({ publicationRequest }: EditorPageFragment): PublicationRequestFactsFragment | null {
  return publicationRequest?.status === 'OPEN' ? publicationRequest : null;
}

/** Where somebody with the right to answer sees what was asked for, before and after. */
export function reviewPath({ pageVersionID }: Pick<PublicationRequestFactsFragment, 'pageVersionID'>): string {
  return `/publication-requests/${pageVersionID}`;
}

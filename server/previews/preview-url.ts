/** Outside address of a preview; the site serves it. */
export const previewUrl = (publicUrl: string, token: string): string => `${publicUrl}/_/preview/${token}`;

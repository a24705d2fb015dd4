/** Returns the public URL of a preview on the site. */
export const previewUrl = (publicUrl: string, token: string): string => `${publicUrl}/_/preview/${token}`;

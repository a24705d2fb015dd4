/** An error from the server: `property` is `entity.field`, or empty for a general error. */
export type ErrorItem = {
  code: string;
  property: string;
  /** The server's own text, shown as is if there is no code (failed password reset). */
  message?: string;
};

/** Returns the entity of an error: `page` for `page.slug`; empty for a general error. */
export function getErrorEntity({ property }: ErrorItem): string {
  return property.split('.')[0] ?? '';
}

/** Returns the field of an error: `title` for `block.b1.title`; empty if only an entity is named. */
export function getErrorField({ property }: ErrorItem): string {
  const parts = property.split('.');
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

export function isGeneralError({ property }: ErrorItem): boolean {
  return property === '';
}

/** One error of the server: `property` is `entity.field`, or empty for a general error. */
export type ErrorItem = {
  code: string;
  property: string;
  /** Text of the server, shown as it is where there is no code (a failed reset of a password). */
  message?: string;
};

/** Name of the thing an error is about: `page` for `page.slug`, empty for a general error. */
export function entityOf({ property }: ErrorItem): string {
  return property.split('.')[0] ?? '';
}

/** Name of the field an error is about: `title` for `block.b1.title`, empty where only an entity is named. */
export function fieldOf({ property }: ErrorItem): string {
  const parts = property.split('.');
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

export function isGeneral({ property }: ErrorItem): boolean {
  return property === '';
}

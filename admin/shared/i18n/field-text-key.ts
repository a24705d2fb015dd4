/** Returns the text key of a field: its group names and its own name. */
export const getFieldTextKey = (path: string): string =>
  path
    .split('.')
    .filter((_, index) => index % 2 === 0)
    .join('_');

/** Under which the texts of a field stand: its name, behind that of the groups that it is in. */
export const textName = (path: string): string =>
  path
    .split('.')
    .filter((_, index) => index % 2 === 0)
    .join('_');

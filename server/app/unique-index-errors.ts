import { mediaIndexErrors } from '../media/index.ts';
import { menuIndexErrors } from '../menu/index.ts';
import { pageIndexErrors } from '../pages/index.ts';
import { publicationIndexErrors } from '../publication/index.ts';
import { redirectIndexErrors } from '../redirects/index.ts';
import type { UniqueIndexErrors } from '../shared/database/translate-database-error.ts';
import { tagIndexErrors } from '../tags/index.ts';
import { userIndexErrors } from '../users/index.ts';

/** Error items for violations of the unique indexes of all features. */
export const uniqueIndexErrors: UniqueIndexErrors = {
  ...mediaIndexErrors,
  ...menuIndexErrors,
  ...pageIndexErrors,
  ...publicationIndexErrors,
  ...redirectIndexErrors,
  ...tagIndexErrors,
  ...userIndexErrors,
};

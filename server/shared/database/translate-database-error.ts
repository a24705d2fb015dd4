import { InvalidInput, Errors } from '../errors/index.ts';
import type { ErrorItem } from '../errors/index.ts';

/** Error item for a violation of each unique index. */
const errorByIndex: Readonly<Record<string, ErrorItem>> = {
  page_locale_slug: { code: Errors.alreadyExists, property: 'page.slug' },
  page_sibling_locale: { code: Errors.alreadyExists, property: 'page.locale' },
  publication_request_open: { code: Errors.invalidState, property: 'page.status' },
  scheduled_publication_pending: { code: Errors.invalidState, property: 'schedule.action' },
  tag_name: { code: Errors.alreadyExists, property: 'tag.name' },
  menu_name_locale: { code: Errors.alreadyExists, property: 'menu.name' },
  redirect_locale_slug: { code: Errors.alreadyExists, property: 'redirect.slug' },
  user_email_key: { code: Errors.alreadyExists, property: 'user.email' },
  role_name: { code: Errors.alreadyExists, property: 'role.name' },
  file_directory_name: { code: Errors.nameTaken, property: 'media.fileName' },
  directory_path: { code: Errors.nameTaken, property: 'media.folderName' },
};

/** Returns InvalidInput for a violated unique index, otherwise the error itself. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error;
  const item = errorByIndex[String(error.constraint)];
  return item ? new InvalidInput([item]) : error;
}

/** PostgreSQL's codes for text with NUL or a lone surrogate. */
const unstorableTextCodes: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Returns V_12 for text that PostgreSQL cannot store, in case a schema let it through; otherwise the error itself. */
export function translateUnstorableText(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return unstorableTextCodes.has(code) ? InvalidInput.of(Errors.invalid) : error;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { findSessionViewer } from '../sessions/index.ts';
import type { Viewer } from '../shared/context.ts';
import type { Cookies } from '../shared/http/index.ts';
import { joinActiveUser } from '../users/index.ts';

/** Returns the viewer of a browser's session cookie, as `findSessionViewer`; null for a visitor and an inactive user. */
export const resolveSessionViewer = (em: EntityManager, cookies: Cookies): Promise<Viewer | null> =>
  findSessionViewer(em, cookies, joinActiveUser);

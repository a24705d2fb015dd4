import { Directory, File } from '../../media/index.ts';
import { Page, PageVersion } from '../../pages/index.ts';
import { PreviewLink } from '../../previews/index.ts';
import { Publication, PublicationRequest, ScheduledPublication } from '../../publication/index.ts';
import { Profile, Role, UserAccount } from '../../users/index.ts';

/** All entities that are mapped by MikroORM. */
export const mappedEntities = [
  Directory,
  File,
  Page,
  PageVersion,
  PreviewLink,
  Profile,
  Publication,
  PublicationRequest,
  Role,
  ScheduledPublication,
  UserAccount,
];

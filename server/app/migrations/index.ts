import { Initial } from './20261121-0001-initial.ts';
import { Auth } from './20261121-0002-auth.ts';
import { PageHistory } from './20261121-0003-page-history.ts';
import { Identity } from './20261121-0004-identity.ts';
import { AuditLog } from './20261121-0005-audit-log.ts';
import { MediaLibrary } from './20261121-0006-media-library.ts';
import { PublicationWorkflow } from './20261121-0007-publication-workflow.ts';
import { PageAddresses } from './20261121-0008-page-addresses.ts';
import { Translations } from './20261121-0009-translations.ts';
import { MediaDetails } from './20261121-0010-media-details.ts';
import { Menus } from './20261121-0011-menus.ts';
import { PreviewLinks } from './20261121-0012-preview-links.ts';
import { Search } from './20261121-0013-search.ts';
import { PageTags } from './20261121-0014-page-tags.ts';
import { Questionnaire } from './20261121-0016-questionnaire.ts';
import { QuestionnaireDrafts } from './20261121-0018-questionnaire-drafts.ts';
import { ApiTokens } from './20261121-0019-api-tokens.ts';
import { BackupRecords } from './20261121-0020-backups.ts';
import { PagePresence } from './20261121-0024-page-presence.ts';
import { BundleTasks } from './20261121-0026-bundle-tasks.ts';
import { SearchParts } from './20261121-0015-search-parts.ts';
import { SearchIndexes } from './20261121-0028-search-indexes.ts';
import { SearchFunctions } from './20261121-0029-search-functions.ts';
import { RemovalIndexes } from './20261121-0030-removal-indexes.ts';
import { JobRunners } from './20261122-0046-job-runners.ts';
import { ImportedPlans } from './20261122-0052-imported-plans.ts';
import { VersionRevision } from './20261122-0057-version-revision.ts';
import { UndoDeletion } from './20261122-0058-undo-deletion.ts';
import { ExactScores } from './20261122-0059-exact-scores.ts';
import { UndoPublication } from './20261122-0064-undo-publication.ts';
import { AuditRetention } from './20261122-0066-audit-retention.ts';

/** In the order in which they run; forward only, each in a transaction. */
export const migrations = [
  Initial,
  Auth,
  PageHistory,
  Identity,
  AuditLog,
  MediaLibrary,
  PublicationWorkflow,
  PageAddresses,
  Translations,
  MediaDetails,
  Menus,
  PreviewLinks,
  Search,
  PageTags,
  Questionnaire,
  QuestionnaireDrafts,
  ApiTokens,
  BackupRecords,
  PagePresence,
  SearchParts,
  SearchIndexes,
  BundleTasks,
  SearchFunctions,
  RemovalIndexes,
  JobRunners,
  ImportedPlans,
  VersionRevision,
  UndoDeletion,
  ExactScores,
  UndoPublication,
  AuditRetention,
];

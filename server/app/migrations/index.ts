import { InitialMigration } from './20261121-0001-initial.ts';
import { AuthMigration } from './20261121-0002-auth.ts';
import { PageHistoryMigration } from './20261121-0003-page-history.ts';
import { IdentityMigration } from './20261121-0004-identity.ts';
import { AuditLogMigration } from './20261121-0005-audit-log.ts';
import { MediaLibraryMigration } from './20261121-0006-media-library.ts';
import { PublicationWorkflowMigration } from './20261121-0007-publication-workflow.ts';
import { PageAddressesMigration } from './20261121-0008-page-addresses.ts';
import { TranslationsMigration } from './20261121-0009-translations.ts';
import { MediaDetailsMigration } from './20261121-0010-media-details.ts';
import { MenusMigration } from './20261121-0011-menus.ts';
import { PreviewLinksMigration } from './20261121-0012-preview-links.ts';
import { SearchMigration } from './20261121-0013-search.ts';
import { PageTagsMigration } from './20261121-0014-page-tags.ts';
import { QuestionnaireMigration } from './20261121-0016-questionnaire.ts';
import { QuestionnaireDraftsMigration } from './20261121-0018-questionnaire-drafts.ts';
import { ApiTokensMigration } from './20261121-0019-api-tokens.ts';
import { BackupRecordsMigration } from './20261121-0020-backups.ts';
import { PagePresenceMigration } from './20261121-0024-page-presence.ts';
import { BundleTasksMigration } from './20261121-0026-bundle-tasks.ts';
import { SearchPartitionsMigration } from './20261121-0015-search-parts.ts';
import { SearchIndexesMigration } from './20261121-0028-search-indexes.ts';
import { SearchFunctionsMigration } from './20261121-0029-search-functions.ts';
import { RemovalIndexesMigration } from './20261121-0030-removal-indexes.ts';
import { JobRunnersMigration } from './20261122-0046-job-runners.ts';
import { ImportedSchedulesMigration } from './20261122-0052-imported-plans.ts';
import { VersionRevisionMigration } from './20261122-0057-version-revision.ts';
import { UndoDeletionMigration } from './20261122-0058-undo-deletion.ts';
import { ExactScoresMigration } from './20261122-0059-exact-scores.ts';
import { UndoPublicationMigration } from './20261122-0064-undo-publication.ts';
import { AuditRetentionMigration } from './20261122-0066-audit-retention.ts';

/** In the order in which they run; forward only, each in a transaction. */
export const migrations = [
  InitialMigration,
  AuthMigration,
  PageHistoryMigration,
  IdentityMigration,
  AuditLogMigration,
  MediaLibraryMigration,
  PublicationWorkflowMigration,
  PageAddressesMigration,
  TranslationsMigration,
  MediaDetailsMigration,
  MenusMigration,
  PreviewLinksMigration,
  SearchMigration,
  PageTagsMigration,
  QuestionnaireMigration,
  QuestionnaireDraftsMigration,
  ApiTokensMigration,
  BackupRecordsMigration,
  PagePresenceMigration,
  SearchPartitionsMigration,
  SearchIndexesMigration,
  BundleTasksMigration,
  SearchFunctionsMigration,
  RemovalIndexesMigration,
  JobRunnersMigration,
  ImportedSchedulesMigration,
  VersionRevisionMigration,
  UndoDeletionMigration,
  ExactScoresMigration,
  UndoPublicationMigration,
  AuditRetentionMigration,
];

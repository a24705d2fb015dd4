import { Migration } from '@mikro-orm/migrations';

/** The risk check: versions of its questionnaire with translations, and the counters of finished checks. */
export class QuestionnaireMigration extends Migration {
  override name = '20261121-0016-questionnaire';

  override up(): void {
    this.addSql(`
      create table questionnaire_version (
        id int generated always as identity primary key,
        number int not null unique check (number > 0),
        state text not null check (state in ('draft', 'published', 'superseded')),
        source_language text not null,
        content jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        published_at timestamptz
      );
      create unique index questionnaire_version_draft on questionnaire_version (state) where state = 'draft';
      create unique index questionnaire_version_published on questionnaire_version (state) where state = 'published';
      comment on column questionnaire_version.content is
        'categories, questions with their answers and points, thresholds; frozen once published';

      create table questionnaire_translation (
        version_id int not null references questionnaire_version on delete cascade,
        language text not null,
        texts jsonb not null default '{}',
        sources jsonb not null default '{}',
        updated_at timestamptz not null default now(),
        primary key (version_id, language)
      );
      comment on column questionnaire_translation.texts is 'text by key';
      comment on column questionnaire_translation.sources is
        'by key the text that was translated; one that differs from the present source is older than it';

      create table check_week_count (
        week date not null,
        locale text not null,
        level smallint not null check (level between 0 and 3),
        count int not null check (count > 0),
        primary key (week, locale, level)
      );
      comment on table check_week_count is 'finished checks; week is its Monday, in UTC';

      create table check_answer_count (
        version_id int not null references questionnaire_version,
        question text not null,
        answer text not null,
        count int not null check (count > 0),
        primary key (version_id, question, answer)
      );
      comment on table check_answer_count is 'of one version alone: no week, no locale, so that no two rows tell of one check';

      create table check_score_count (
        version_id int not null references questionnaire_version,
        category text not null,
        step smallint not null check (step between 0 and 100 and step % 5 = 0),
        count int not null check (count > 0),
        primary key (version_id, category, step)
      );
      comment on column check_score_count.category is 'empty for the score in all';
      comment on column check_score_count.step is 'the score, rounded down to a multiple of 5';

      create table check_submission (
        hash bytea primary key,
        day date not null
      );
      create index check_submission_day on check_submission (day);
      comment on table check_submission is 'against double counting: a hash of a random id, kept for at most 24 hours';
    `);
  }
}

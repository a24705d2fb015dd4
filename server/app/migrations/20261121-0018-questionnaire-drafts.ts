import { Migration } from '@mikro-orm/migrations';

/** Revisions of the questionnaire's draft for concurrent editing, and the counters that statistics may show. */
export class QuestionnaireDraftsMigration extends Migration {
  override name = '20261121-0018-questionnaire-drafts';

  override up(): void {
    this.addSql(`
      alter table questionnaire_version add column revision int not null default 0;
      comment on column questionnaire_version.revision is 'raised by every store of the draft';

      create table check_closed_count (
        version_id int primary key references questionnaire_version,
        counted_week date not null,
        finished int not null default 0,
        answers jsonb not null default '[]',
        scores jsonb not null default '[]'
      );
      comment on table check_closed_count is
        'a version''s counters as they were when a week had closed, at least 5 checks later than before';
      comment on column check_closed_count.counted_week is 'Monday of the week of the newest check in the present counters';

      create view check_present_count as
      select version.id as version_id,
             (select coalesce(sum(count), 0)::int from check_score_count
               where version_id = version.id and category = '') as finished,
             (select coalesce(jsonb_agg(jsonb_build_object('question', question, 'answer', answer, 'count', count)
                                        order by question, answer), '[]')
                from check_answer_count where version_id = version.id) as answers,
             (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'step', step, 'count', count)
                                        order by category, step), '[]')
                from check_score_count where version_id = version.id) as scores
        from questionnaire_version version;
    `);
  }
}

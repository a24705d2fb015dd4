import { Migration } from '@mikro-orm/migrations';

const thresholdsBelow = (score: string): string =>
  `(select count(*)::smallint from jsonb_array_elements_text(v.content -> 'thresholds') t where t::int <= ${score})`;

/**
 * Counters in steps of 5 with the levels of their lowest and highest score; where these differ, the shown level is
 * unknown.
 */
const stepsWithLevels = `
  select s.version_id, s.category, s.step, s.count,
         ${thresholdsBelow('s.step')} as lowest, ${thresholdsBelow('least(s.step + 4, 100)')} as highest`;

const levelsOf = `jsonb_build_object('category', category, 'level', level, 'count', count) order by category, level`;
const sumsOf = `jsonb_build_object('category', category, 'checks', checks, 'estimated', estimated, 'total', total)
                order by category`;
const addUpLevels = 'lowest as level, sum(count)::int as count';
/** A step counts with its middle score, at most 2 points off; 100 has its own step. */
const addUpScores = `sum(count)::int as checks, coalesce(sum(count) filter (where step < 100), 0)::int as estimated,
                     sum(count::bigint * least(step + 2, 100))::bigint as total`;

/** Counts of shown levels and sums of scores per version. Counters in steps of 5 are converted. */
export class ExactScoresMigration extends Migration {
  override name = '20261122-0059-exact-scores';

  override up(): void {
    this.addSql(`
      create table check_level_count (
        version_id int not null references questionnaire_version,
        category text not null,
        level smallint not null check (level between 0 and 3),
        count int not null check (count > 0),
        primary key (version_id, category, level)
      );
      comment on column check_level_count.category is 'empty for the check as a whole';
      comment on column check_level_count.level is
        'as it was shown; missing for earlier checks whose step of 5 held a threshold';

      create table check_score_sum (
        version_id int not null references questionnaire_version,
        category text not null,
        checks int not null check (checks > 0),
        estimated int not null default 0,
        total bigint not null,
        primary key (version_id, category)
      );
      comment on column check_score_sum.estimated is
        'how many of the checks were counted in steps of 5 by an earlier release: at most 2 points off each';

      with steps as (${stepsWithLevels} from check_score_count s join questionnaire_version v on v.id = s.version_id)
      insert into check_level_count (version_id, category, level, count)
      select version_id, category, ${addUpLevels} from steps where lowest = highest group by version_id, category, lowest;

      insert into check_score_sum (version_id, category, checks, estimated, total)
      select version_id, category, ${addUpScores} from check_score_count group by version_id, category;

      alter table check_closed_count
        add column levels jsonb not null default '[]', add column sums jsonb not null default '[]';
      with kept as (
        select c.version_id, s.category, s.step, s.count
          from check_closed_count c,
               jsonb_to_recordset(c.scores) as s (category text, step int, count int)
      ),
      steps as (${stepsWithLevels} from kept s join questionnaire_version v on v.id = s.version_id),
      levels as (
        select version_id, category, ${addUpLevels} from steps where lowest = highest
         group by version_id, category, lowest
      ),
      sums as (select version_id, category, ${addUpScores} from kept group by version_id, category)
      update check_closed_count c
         set levels = coalesce((select jsonb_agg(${levelsOf}) from levels l where l.version_id = c.version_id), '[]'),
             sums = coalesce((select jsonb_agg(${sumsOf}) from sums s where s.version_id = c.version_id), '[]');

      create or replace view check_present_count as
      select version.id as version_id,
             (select coalesce(sum(count), 0)::int from check_score_count
               where version_id = version.id and category = '') as finished,
             (select coalesce(jsonb_agg(jsonb_build_object('question', question, 'answer', answer, 'count', count)
                                        order by question, answer), '[]')
                from check_answer_count where version_id = version.id) as answers,
             (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'step', step, 'count', count)
                                        order by category, step), '[]')
                from check_score_count where version_id = version.id) as scores,
             (select coalesce(jsonb_agg(${levelsOf}), '[]')
                from check_level_count where version_id = version.id) as levels,
             (select coalesce(jsonb_agg(${sumsOf}), '[]')
                from check_score_sum where version_id = version.id) as sums
        from questionnaire_version version;
    `);
  }
}

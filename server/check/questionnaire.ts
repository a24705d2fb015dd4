/*
 * Sketch of what the staff part (statistics, editor, privacy page) hopes for; the check's branch has the last word,
 * this file goes once it has landed.
 *
 * Tables
 *   questionnaire_version (id, number, status draft|published, content jsonb, revision, created_at, published_at, published_by)
 *     one draft at most; the newest published one is what visitors get. content is one document, below.
 *   check_week (week date [monday, UTC], version_id, locale, level 0..3, count)     finished = sum over levels
 *     (with version_id, so that the answers of a version and its weeks are about the very same checks)
 *   check_answer (version_id, question_key, answer_key or 'n/a', count)
 *   check_score  (version_id, category_key or '' for the whole, step 0..20 or null for no score, count)
 *   All counters are raised in one transaction, after `select … from questionnaire_version where id = … for update`
 *   and a call of closeWeeks(em, versionID) of server/statistics, which keeps what the counters were when the last
 *   week closed (the statistics show closed weeks only).
 * Keys are strings that never change over versions ('fire-1'), points 0..3, texts by language.
 */
export type Language = 'nl' | 'en' | 'de' | 'fr';
export type Texts = Record<Language, string>;
export type Effort = 'small' | 'medium' | 'large';
export type Answer = { key: string; text: Texts; points: number; advice: { what: Texts; why: Texts; effort: Texts } | null };
export type Question = { key: string; category: string; text: Texts; help: Texts; mayNotApply: boolean; answers: Answer[] };
export type Category = { key: string; name: Texts };
export type QuestionnaireContent = { categories: Category[]; questions: Question[]; thresholds: [number, number, number] };

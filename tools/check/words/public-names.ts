/**
 * Names that contain a word to leave and stay: they are on the wire, in the database, in queues, in logs or in
 * browsers, and others rely on them.
 */
export const publicNames: readonly string[] = [
  // GraphQL and REST
  'answeredAt',
  'answeredBy',
  'answerText',
  'viewerCanAnswer',
  'company',
  'KeptTable',
  // Events, jobs, job flags, channels and their messages
  'publication.answered',
  'tell-reviewers',
  'tell-requester',
  'send-late-answer',
  'late-answer-',
  'tend-search-index',
  'unanswered',
  'ximblox_spending',
  'spent',
  // Metrics
  'ximblox_pages_kept_total',
  // Tables, columns and content
  'answered_at',
  'answered_by',
  'check_answer_count',
  'upkeep',
  'pictures',
  // Words that users read or search by, HTML
  'Questions and answers',
  'questions and answers',
  'content is kept',
  // A benchmark
  'answers:',
  "fill('picture')",
  "picture: 'image'",
  '<picture>',
  '</picture>',
  'picture-in-picture',
];

/** A word that the project leaves, all its forms, and what stands in its place. */
export type WordToLeave = {
  /** Forms in lower case, as they stand in prose and as parts of names. */
  forms: readonly string[];
  use: string;
  /** Paths in which the word has its ordinary meaning. */
  except?: RegExp;
};

/** Where an answer is what a church chose in the risk check, or what follows a question of the accordion. */
const questionPaths =
  /questionnaire|statistics|(^|[/-])(risk-)?check([/.-]|s[/.-])|report|church|site-operations|seed|demo|answers|accordion|render-site|server-entry|site\/routes|server\/site\/index|mixed-load|sandbox-examples|text-kinds|other-browsers\/boxes/;

/** The words of docs/glossary.md, section "Words to leave". */
export const wordsToLeave: readonly WordToLeave[] = [
  { forms: ['deed', 'deeds'], use: 'action' },
  { forms: ['told', 'tell', 'tells', 'telling', 'teller', 'tellers', 'untold'], use: 'message, notify, report' },
  { forms: ['desk', 'desks'], use: 'layout, controls, screen' },
  { forms: ['clash', 'clashes', 'clashed', 'clashing'], use: 'conflict' },
  { forms: ['wish', 'wishes', 'wished'], use: 'query, request' },
  { forms: ['kept'], use: 'cached, stored, remembered' },
  { forms: ['anxious', 'calm'], use: 'retry interval, idle interval' },
  { forms: ['hear', 'hears', 'heard', 'hearing'], use: 'receive, listen' },
  { forms: ['tend', 'tends', 'tended', 'tending', 'upkeep'], use: 'maintain, maintenance' },
  { forms: ['budget', 'budgets'], use: 'rate limit' },
  { forms: ['spend', 'spends', 'spent', 'spending'], use: 'consume' },
  { forms: ['picture', 'pictures'], use: 'image' },
  { forms: ['crooked'], use: 'arbitrary angle' },
  { forms: ['nowhere'], use: 'not found' },
  { forms: ['hinder', 'hinders', 'hindered', 'hindering'], use: 'block' },
  { forms: ['shelf', 'shelves'], use: 'group' },
  { forms: ['whoever', 'whatever', 'wherever'], use: 'anyone who, any, everywhere that' },
  { forms: ['patience', 'patient'], use: 'the duration with its unit' },
  { forms: ['company'], use: 'collaborators' },
  {
    forms: ['answer', 'answers', 'answered', 'answering', 'unanswered'],
    use: 'response, result, decision; "returns"',
    except: questionPaths,
  },
];

// Imported one by one, because Node runs the threads of tests without Vite.
import deQuestions from './de/questionnaire.json' with { type: 'json' };
import de from './de/server.json' with { type: 'json' };
import enQuestions from './en/questionnaire.json' with { type: 'json' };
import en from './en/server.json' with { type: 'json' };
import frQuestions from './fr/questionnaire.json' with { type: 'json' };
import fr from './fr/server.json' with { type: 'json' };
import nlQuestions from './nl/questionnaire.json' with { type: 'json' };
import nl from './nl/server.json' with { type: 'json' };
import type { Language } from './languages.ts';

/** Error messages, mails and the report, by language. */
export const serverTexts = { en, nl, de, fr } satisfies Record<Language, typeof en>;

/** Texts of the first questionnaire of an installation, by language. */
export const questionnaireTexts = {
  en: enQuestions,
  nl: nlQuestions,
  de: deQuestions,
  fr: frQuestions,
} satisfies Record<Language, object>;

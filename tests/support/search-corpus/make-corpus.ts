import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { type AspectKey, aspectKeys, type LanguageCorpus, type SubjectKey, subjectKeys } from './language-corpus.ts';

const corpora: Readonly<Record<string, LanguageCorpus>> = {
  en: english,
  'nl-nl': dutch,
  'de-de': german,
  'fr-fr': french,
};

/** A page of the corpus: a subject and an aspect in detail, and a mention of another subject. */
export type CorpusPage = { locale: string; subject: SubjectKey; aspect: AspectKey; title: string; text: string };

function makePages(locale: string, { subjects, aspects, seeAlso }: LanguageCorpus): CorpusPage[] {
  return subjectKeys.flatMap((subject, index) =>
    aspectKeys.map((aspect, turn) => {
      const other = subjectKeys[(index + turn + 3) % subjectKeys.length] ?? subject;
      const name = (text: string, of: SubjectKey) => text.replaceAll('{of}', subjects[of].of);
      const text = [subjects[subject].text, name(aspects[aspect].text, subject), name(seeAlso, other)].join(' ');
      return { locale, subject, aspect, title: name(aspects[aspect].title, subject), text };
    }),
  );
}

/** 448 pages in four languages, the same in every call. */
export const makeCorpus = (): CorpusPage[] =>
  Object.entries(corpora).flatMap(([locale, corpus]) => makePages(locale, corpus));

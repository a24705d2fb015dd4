import type { AspectKey, SubjectKey } from './language-corpus.ts';

/** What makes a query hard. */
export type QueryKind = 'plain' | 'typo' | 'form' | 'accent' | 'prefix';

/** A search and its expected pages: all of a subject, of an aspect, or the one page of both. */
export type CorpusQuery = {
  locale: string;
  term: string;
  kind: QueryKind;
  expects: { subject?: SubjectKey; aspect?: AspectKey };
  /** Excluded while the ranking is tuned. */
  isHeldOut?: true;
};

type Row = [term: string, kind: QueryKind, subject: SubjectKey | null, aspect: AspectKey | null];

const toQuery = (locale: string, [term, kind, subject, aspect]: Row): CorpusQuery => ({
  locale,
  term,
  kind,
  expects: { ...(subject ? { subject } : {}), ...(aspect ? { aspect } : {}) },
});

const tuned: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['organ', 'plain', 'organ', null],
    ['lightning conductor', 'plain', 'lightning', null],
    ['maintenance gutters', 'plain', 'gutter', 'maintenance'],
    ['insuring stained glass window', 'form', 'window', 'insurance'],
    ['maintaining the bells', 'form', 'bell', 'maintenance'],
    ['volunteer on a ladder', 'form', 'volunteers', null],
    ['orgen maintenance', 'typo', 'organ', 'maintenance'],
    ['burgulars', 'typo', 'burglary', null],
    ['collection mony', 'typo', 'collection', null],
    ['cándles', 'accent', 'candle', null],
    ['inspection of the heati', 'prefix', 'heating', 'inspection'],
    ['paintin', 'prefix', 'silver', null],
  ],
  'nl-nl': [
    ['orgel', 'plain', 'organ', null],
    ['schade melden dakgoten', 'plain', 'gutter', 'damage'],
    ['vluchtwegen', 'plain', 'escape', null],
    ['verzekeringen klok', 'form', 'bell', 'insurance'],
    ['ladder vrijwilliger', 'form', 'volunteers', null],
    ['keuringen van de verwarming', 'form', 'heating', 'inspection'],
    ['bliksemaflijder', 'typo', 'lightning', null],
    ['onderhuod orgel', 'typo', 'organ', 'maintenance'],
    ['persoonsgegevns', 'typo', 'privacy', null],
    ['collècte', 'accent', 'collection', null],
    ['kosten en subsidies voor kaar', 'prefix', 'candle', 'costs'],
    ['schilder', 'prefix', 'silver', null],
  ],
  'de-de': [
    ['Orgel', 'plain', 'organ', null],
    ['Versicherung Glocke', 'plain', 'bell', 'insurance'],
    ['Kosten und Zuschüsse Heizung', 'plain', 'heating', 'costs'],
    ['Fenster', 'form', 'window', null],
    ['Schäden an Dachrinnen melden', 'form', 'gutter', 'damage'],
    ['Prüflisten Kollekten', 'form', 'collection', 'checklist'],
    ['Blitzableitr', 'typo', 'lightning', null],
    ['Wartnug Orgel', 'typo', 'organ', 'maintenance'],
    ['Ehrenamtlicge', 'typo', 'volunteers', null],
    ['uberprufung fluchtwege', 'accent', 'escape', 'inspection'],
    ['gemalde', 'accent', 'silver', null],
    ['personenbez', 'prefix', 'privacy', null],
  ],
  'fr-fr': [
    ['orgue', 'plain', 'organ', null],
    ['paratonnerre', 'plain', 'lightning', null],
    ['coûts et subventions vitraux', 'plain', 'window', 'costs'],
    ['assurance de la cloche', 'form', 'bell', 'insurance'],
    ['entretien du chauffage', 'form', 'heating', 'maintenance'],
    ['bénévole échelle', 'form', 'volunteers', null],
    ['goutieres', 'typo', 'gutter', null],
    ['formtion des bénévoles', 'typo', 'volunteers', 'training'],
    ['paratonerre verification', 'typo', 'lightning', 'inspection'],
    ['declarer sinistre gouttieres', 'accent', 'gutter', 'damage'],
    ['quete', 'accent', 'collection', null],
    ['argente', 'prefix', 'silver', null],
  ],
};

const heldOut: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['escape routes', 'plain', 'escape', null],
    ['checklists for burglar alarm', 'form', 'burglary', 'checklist'],
    ['responsable for children', 'typo', 'children', 'responsibility'],
    ['grants heating', 'plain', 'heating', 'costs'],
    ['pers', 'prefix', 'privacy', null],
  ],
  'nl-nl': [
    ['glas-in-lood', 'plain', 'window', null],
    ['inbraak verzekeren', 'form', 'burglary', 'insurance'],
    ['jeugdwrek', 'typo', 'children', null],
    ['verantwoordelijk voor zilvre', 'typo', 'silver', 'responsibility'],
    ['scholing vluch', 'prefix', 'escape', 'training'],
  ],
  'de-de': [
    ['Kerzen', 'plain', 'candle', null],
    ['Schulungen Jugendarbeit', 'form', 'children', 'training'],
    ['Einbrch', 'typo', 'burglary', null],
    ['schlosser', 'accent', 'burglary', null],
    ['Prüfliste Gloc', 'prefix', 'bell', 'checklist'],
  ],
  'fr-fr': [
    ['données personnelles', 'plain', 'privacy', null],
    ['responsables du chauffage', 'form', 'heating', 'responsibility'],
    ['vitreaux', 'typo', 'window', null],
    ['benevoles echelles', 'accent', 'volunteers', null],
    ['liste de contrôle boug', 'prefix', 'candle', 'checklist'],
  ],
};

const all = (rows: Readonly<Record<string, readonly Row[]>>): CorpusQuery[] =>
  Object.entries(rows).flatMap(([locale, own]) => own.map((row) => toQuery(locale, row)));

/** 68 queries, 20 of them excluded from tuning the ranking. */
export const corpusQueries: readonly CorpusQuery[] = [
  ...all(tuned),
  ...all(heldOut).map((query) => ({ ...query, isHeldOut: true as const })),
];

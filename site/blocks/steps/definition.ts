import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Numbered steps beside a short text. */
export const stepsDefinition = {
  id: 'steps',
  icon: 'list-numbers',
  category: 'lists',
  description: 'blocks.steps.description',
  illustration: [
    { tone: 'line', x: 28, y: 18, width: 34, height: 5, radius: 2.5 },
    { tone: 'faint', path: 'M28 28h32v3H28ZM28 35h26v3H28Z' },
    { tone: 'mark', path: 'M74 17h6v6h-6ZM74 33h6v6h-6ZM74 49h6v6h-6Z' },
    { tone: 'line', path: 'M86 18h26v4H86ZM86 34h32v4H86ZM86 50h22v4H86Z' },
    { tone: 'faint', path: 'M86 25h36v2H86ZM86 41h34v2H86Z' },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'rich-text', name: 'html' },
    {
      kind: 'repeat',
      name: 'steps',
      min: 1,
      max: 20,
      fields: [
        { kind: 'text', name: 'title', required: true, maxLength: 120 },
        { kind: 'text', name: 'text', multiline: true, maxLength: 500 },
      ],
    },
  ],
  defaults: { title: '', html: '', steps: ['r1', 'r2', 'r3'].map((key) => ({ key, title: '', text: '' })) },
  example: {
    props: {
      title: {
        en: 'After a fire alarm',
        nl: 'Na een brandalarm',
        de: 'Nach einem Feueralarm',
        fr: 'Après une alerte incendie',
      },
      html: {
        en: '<p>Practise it once a year, on an ordinary Sunday.</p>',
        nl: '<p>Oefen het eens per jaar, op een gewone zondag.</p>',
        de: '<p>Üben Sie es einmal im Jahr, an einem gewöhnlichen Sonntag.</p>',
        fr: '<p>Exercez-vous une fois par an, un dimanche ordinaire.</p>',
      },
      steps: [
        {
          key: 'r1',
          title: { en: 'Everybody out', nl: 'Iedereen naar buiten', de: 'Alle hinaus', fr: 'Tout le monde dehors' },
          text: {
            en: 'By the nearest door, without coats.',
            nl: 'Door de dichtstbijzijnde deur, zonder jassen.',
            de: 'Durch die nächste Tür, ohne Mäntel.',
            fr: 'Par la porte la plus proche, sans les manteaux.',
          },
        },
        {
          key: 'r2',
          title: {
            en: 'Call the fire brigade',
            nl: 'Bel de brandweer',
            de: 'Die Feuerwehr rufen',
            fr: 'Appeler les pompiers',
          },
          text: {
            en: 'Say the address twice.',
            nl: 'Noem het adres twee keer.',
            de: 'Nennen Sie die Adresse zweimal.',
            fr: 'Donnez l’adresse deux fois.',
          },
        },
        {
          key: 'r3',
          title: { en: 'Count', nl: 'Tellen', de: 'Zählen', fr: 'Compter' },
          text: {
            en: 'The leader of the children’s service has the list.',
            nl: 'De leiding van de kindernevendienst heeft de lijst.',
            de: 'Die Leitung des Kindergottesdienstes hat die Liste.',
            fr: 'La personne qui tient l’école du dimanche a la liste.',
          },
        },
      ],
    },
  },
} as const satisfies BlockDefinition;

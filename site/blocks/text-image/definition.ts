import type { BlockDefinition } from '../../shared/content-definition.ts';

/** Text beside an image, or beside the illustration of the report; optionally on a coloured band. */
export const textImageDefinition = {
  id: 'text-image',
  icon: 'layout-sidebar',
  category: 'media',
  description: 'blocks.text-image.description',
  illustration: [
    { tone: 'faint', x: 28, y: 16, width: 40, height: 40, radius: 2 },
    { tone: 'line', x: 78, y: 19, width: 34, height: 5, radius: 2.5 },
    { tone: 'faint', path: 'M78 29h44v3H78ZM78 36h40v3H78Z' },
    { tone: 'mark', x: 78, y: 45, width: 26, height: 9, radius: 3 },
  ],
  fields: [
    { kind: 'text', name: 'title', maxLength: 255 },
    { kind: 'rich-text', name: 'html', required: true },
    { kind: 'image', name: 'image' },
    { kind: 'choice', name: 'drawing', options: ['none', 'report'] },
    { kind: 'choice', name: 'side', options: ['left', 'right'] },
    { kind: 'colour', name: 'colour', colours: ['page', 'ground'] },
    { kind: 'text', name: 'label', maxLength: 60 },
    { kind: 'link', name: 'link' },
  ],
  defaults: { title: '', html: '', drawing: 'none', side: 'left', colour: 'page', label: '', link: null },
  example: {
    props: {
      title: { en: 'What you get', nl: 'Wat u krijgt', de: 'Was Sie bekommen', fr: 'Ce que vous recevez' },
      html: {
        en: '<h3>A score in four levels</h3><p>For your church as a whole, and for each subject.</p><h3>Advice that you can use</h3><p>The most important first, with an honest estimate of the effort.</p>',
        nl: '<h3>Een score in vier niveaus</h3><p>Voor uw kerk als geheel, en voor elk onderwerp.</p><h3>Advies waar u iets aan hebt</h3><p>Het belangrijkste eerst, met een eerlijke schatting van de moeite.</p>',
        de: '<h3>Eine Bewertung in vier Stufen</h3><p>Für Ihre Kirche im Ganzen, und für jedes Thema.</p><h3>Ratschläge, die Ihnen nützen</h3><p>Das Wichtigste zuerst, mit einer ehrlichen Schätzung des Aufwands.</p>',
        fr: '<h3>Un score en quatre niveaux</h3><p>Pour votre église dans son ensemble, et pour chaque sujet.</p><h3>Des conseils utiles</h3><p>Le plus important d’abord, avec une estimation honnête de l’effort.</p>',
      },
      drawing: 'report',
      side: 'left',
      colour: 'ground',
      label: { en: 'Start the check', nl: 'Start de check', de: 'Check starten', fr: 'Commencer le bilan' },
      link: { kind: 'internal', value: 'about-the-check' },
    },
  },
} as const satisfies BlockDefinition;

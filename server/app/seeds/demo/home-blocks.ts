import { initialQuestionnaireContent } from '../../../questionnaire/index.ts';
import { type DemoBlock, toDemoBlocks, withRowKeys, internalLink } from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';

/** Texts of the home page's blocks. */
type HomePageTexts = {
  benefits: { title: string; label: string; points: [title: string, text: string][] };
  windows: { title: string; intro: string; labels: readonly string[] };
};

const WATER_SUBJECTS = ['storm', 'upkeep'];
const PEOPLE_SUBJECTS = ['children', 'money', 'privacy'];

/**
 * Creates the blocks with the benefits of the check and its twelve subjects; each links to its page, or to the check if
 * it has none.
 */
export function createHomeBlocks(slugs: DemoSlugs, { benefits, windows }: HomePageTexts): DemoBlock[] {
  const html = benefits.points.map(([title, text]) => `<h3>${title}</h3><p>${text}</p>`).join('');
  const subjects = initialQuestionnaireContent.categories.map(({ icon }, index) => {
    return { icon, label: windows.labels[index], link: linkOf(icon, slugs) };
  });
  return toDemoBlocks([
    {
      type: 'text-image',
      props: {
        title: benefits.title,
        html,
        label: benefits.label,
        link: internalLink(slugs.check),
        drawing: 'report',
        side: 'left',
        colour: 'ground',
      },
    },
    { type: 'windows', props: { title: windows.title, intro: windows.intro, windows: withRowKeys(subjects) } },
  ]);
}

function linkOf(subject: string, { water, people, check }: DemoSlugs) {
  if (WATER_SUBJECTS.includes(subject)) return internalLink(water);
  return internalLink(PEOPLE_SUBJECTS.includes(subject) ? people : check);
}

/** Texts of the home page's blocks by language. */
export const homePageTexts: Readonly<Record<'en' | 'nl' | 'de' | 'fr', HomePageTexts>> = {
  en: {
    benefits: {
      title: 'What you get',
      label: 'To the check',
      points: [
        ['A score in four levels', 'For your church as a whole, and for each of the twelve subjects.'],
        ['Advice that you can use', 'The most important first, with an honest estimate of the effort.'],
        ['A report to keep', 'As a PDF, ready to print. Only you have it, we keep no copy.'],
      ],
    },
    windows: {
      title: 'Twelve subjects, twelve windows',
      intro: 'From the tower to the register of members. Together they show the whole.',
      labels: [
        'Fire',
        'Break-in and theft',
        'Storm and water',
        'Electricity and lightning',
        'Candles and open fire',
        'Upkeep of the building',
        'Children and vulnerable people',
        'Events and escape routes',
        'Collection and money',
        'Valuables and art',
        'Privacy and IT',
        'Continuity',
      ],
    },
  },
  nl: {
    benefits: {
      title: 'Wat u krijgt',
      label: 'Naar de check',
      points: [
        ['Een score in vier niveaus', 'Voor uw kerk als geheel, en voor elk van de twaalf onderwerpen.'],
        ['Advies waar u iets mee kunt', 'Het belangrijkste eerst, met een eerlijke inschatting van de moeite.'],
        ['Een rapport om te bewaren', 'Als pdf, klaar om te printen. Alleen u hebt het, wij bewaren geen exemplaar.'],
      ],
    },
    windows: {
      title: 'Twaalf onderwerpen, twaalf vensters',
      intro: 'Van toren tot ledenadministratie. Samen geven ze een beeld van het geheel.',
      labels: [
        'Brand',
        'Inbraak en diefstal',
        'Storm en water',
        'Elektra en bliksem',
        'Kaarsen en open vuur',
        'Onderhoud van het gebouw',
        'Kinderen en kwetsbare mensen',
        'Bijeen­komsten en vluchtwegen',
        'Collecte en geld',
        'Kostbaarheden en kunst',
        'Privacy en IT',
        'Continuïteit',
      ],
    },
  },
  de: {
    benefits: {
      title: 'Was Sie bekommen',
      label: 'Zum Check',
      points: [
        ['Ein Ergebnis in vier Stufen', 'Für Ihre Kirche im Ganzen und für jedes der zwölf Themen.'],
        ['Rat, mit dem Sie etwas anfangen können', 'Das Wichtigste zuerst, mit einer ehrlichen Schätzung der Mühe.'],
        ['Ein Bericht zum Aufbewahren', 'Als PDF, fertig zum Drucken. Nur Sie haben ihn, wir behalten kein Exemplar.'],
      ],
    },
    windows: {
      title: 'Zwölf Themen, zwölf Fenster',
      intro: 'Vom Turm bis zum Mitgliederverzeichnis. Zusammen geben sie ein Bild vom Ganzen.',
      labels: [
        'Brand',
        'Einbruch und Diebstahl',
        'Sturm und Wasser',
        'Elektrik und Blitz',
        'Kerzen und offenes Feuer',
        'Gebäude­unterhalt',
        'Kinder und Schutz­bedürftige',
        'Veranstal­tungen und Fluchtwege',
        'Kollekte und Geld',
        'Wertsachen und Kunst',
        'Datenschutz und IT',
        'Kontinuität',
      ],
    },
  },
  fr: {
    benefits: {
      title: 'Ce que vous recevez',
      label: 'Vers le bilan',
      points: [
        ['Un score en quatre niveaux', 'Pour votre église dans son ensemble, et pour chacun des douze sujets.'],
        ['Des conseils utiles', 'Le plus important d’abord, avec une estimation honnête de l’effort.'],
        ['Un rapport à garder', 'En PDF, prêt à imprimer. Vous seul l’avez, nous n’en gardons pas de copie.'],
      ],
    },
    windows: {
      title: 'Douze sujets, douze vitraux',
      intro: 'Du clocher au registre des membres. Ensemble, ils donnent une image du tout.',
      labels: [
        'Incendie',
        'Effraction et vol',
        'Tempête et eau',
        'Électricité et foudre',
        'Bougies et feu ouvert',
        'Entretien du bâtiment',
        'Enfants et personnes vulnérables',
        'Rassemblements et issues de secours',
        'Collecte et argent',
        'Objets de valeur et art',
        'Vie privée et informatique',
        'Continuité',
      ],
    },
  },
};

/** The words of the page about water. */
export type WaterTexts = {
  title: string;
  description: string;
  keywords: string[];
  intro: string;
  caption: string;
  moments: { title: string; html: string };
  quote: { text: string; source: string };
  questionsBlock: { title: string; items: [question: string, answer: string][] };
  video: { heading: string; title: string; text: string };
  readOn: { title: string; cards: [title: string, text: string][] };
  check: { title: string; text: string; label: string };
};

export const waterTexts: Readonly<Record<'en' | 'nl' | 'de' | 'fr', WaterTexts>> = {
  en: {
    title: 'Keeping water out',
    description:
      'Most water damage in churches begins with leaves in the gutter. What to do twice a year, and who may do it.',
    keywords: ['water', 'gutter', 'roof', 'upkeep'],
    intro:
      'Most water damage in churches begins with leaves in the gutter. Cleaning it twice a year saves more than any insurance.',
    caption: 'A blocked gutter runs over inwards, behind the plaster. You only see it when it is too late.',
    moments: {
      title: 'Two fixed days a year',
      html: '<p>Choose a day in November, when the leaves are down, and one in May. Put them in the churchwardens’ diary. Never work at height alone, and leave a roof above four metres to a professional.</p><p>Look below the ground too: the spot where the pipe disappears is where it is blocked most often.</p>',
    },
    quote: {
      text: 'Since the youth group cleans the gutters every autumn, the roof is dry and the soup is gone.',
      source: 'Churchwarden in the Achterhoek',
    },
    questionsBlock: {
      title: 'Frequently asked',
      items: [
        [
          'Who may go on the roof?',
          'Only those trained and insured for it. Volunteers work from the ground or from a scaffold.',
        ],
        [
          'What if the gutter is of lead or zinc?',
          'Have the seams looked at every five years. A small crack costs an hour, a soaked beam a season.',
        ],
        [
          'Does the insurance pay for a blocked gutter?',
          'Often not, if nobody can show that it was cleaned. Write the two days down and keep a photograph.',
        ],
      ],
    },
    video: {
      heading: 'A video in a page',
      title: 'Big Buck Bunny, a sample video',
      text: 'This is a sample: an animated film by the Blender Foundation (CC BY 3.0). A large rabbit wakes up, walks through a wood and is teased by three rodents, until he teaches them a lesson. Nobody speaks.',
    },
    readOn: {
      title: 'Read on',
      cards: [
        ['Have the lightning rod measured', 'A rod without a connection to the ground protects nothing.'],
        ['A plan for ten years', 'What an inspection costs, and what it brings.'],
        ['Organ and pulpit in a leak', 'The first two hours count. Have everything ready.'],
      ],
    },
    check: {
      title: 'How is your church doing?',
      text: '21 questions, a quarter of an hour, anonymous.',
      label: 'Start the check',
    },
  },
  nl: {
    title: 'Water buiten houden',
    description:
      'De meeste waterschade in kerken begint met een bladerdek in de goot. Wat u twee keer per jaar doet, en wie dat mag.',
    keywords: ['water', 'goot', 'dak', 'onderhoud'],
    intro:
      'De meeste waterschade in kerken begint met een bladerdek in de goot. Twee keer per jaar schoonmaken scheelt meer dan welke verzekering ook.',
    caption: 'Een verstopte goot loopt naar binnen over, achter de bepleistering. U ziet het pas als het te laat is.',
    moments: {
      title: 'Twee vaste momenten per jaar',
      html: '<p>Kies een dag in november, als het blad gevallen is, en een dag in mei. Zet ze in de agenda van de kerkrentmeesters. Werk nooit alleen op hoogte, en laat een dak boven de vier meter aan een vakman.</p><p>Kijk ook naar de hemelwaterafvoer onder de grond: waar de buis in de bodem verdwijnt, zit vaak de verstopping.</p>',
    },
    quote: {
      text: 'Sinds de jeugd elk najaar de goten schoonmaakt, is het dak droog en de soep op.',
      source: 'Kerkrentmeester in de Achterhoek',
    },
    questionsBlock: {
      title: 'Veelgestelde vragen',
      items: [
        [
          'Wie mag er op het dak?',
          'Alleen wie daarvoor is opgeleid en verzekerd. Vrijwilligers werken vanaf de grond of vanaf een steiger.',
        ],
        [
          'Wat als de goot van lood of zink is?',
          'Laat de naden om de vijf jaar bekijken. Een scheurtje kost een uur, een doorweekte balk een seizoen.',
        ],
        [
          'Vergoedt de verzekering schade door een verstopte goot?',
          'Vaak niet, als niemand kan laten zien dat hij is schoongemaakt. Schrijf de twee dagen op en bewaar een foto.',
        ],
      ],
    },
    video: {
      heading: 'Een video op een pagina',
      title: 'Big Buck Bunny, een voorbeeldvideo',
      text: 'Dit is een voorbeeld: een animatiefilm van de Blender Foundation (CC BY 3.0). Een groot konijn wordt wakker, loopt door een bos en wordt geplaagd door drie knaagdieren, tot hij ze een lesje leert. Er wordt niet gesproken.',
    },
    readOn: {
      title: 'Lees ook',
      cards: [
        ['De bliksem\u{AD}afleider nameten', 'Een afleider die nergens op uitkomt, beschermt niets.'],
        ['Een plan voor tien jaar', 'Wat een inspectie kost, en wat hij oplevert.'],
        ['Orgel en kansel bij lekkage', 'De eerste twee uur tellen. Zo legt u alles klaar.'],
      ],
    },
    check: { title: 'Hoe staat uw kerk ervoor?', text: '21 vragen, een kwartier, anoniem.', label: 'Start de check' },
  },
  de: {
    title: 'Wasser draußen halten',
    description:
      'Die meisten Wasserschäden in Kirchen beginnen mit Laub in der Rinne. Was zweimal im Jahr zu tun ist, und wer es darf.',
    keywords: ['Wasser', 'Dachrinne', 'Dach', 'Unterhalt'],
    intro:
      'Die meisten Wasserschäden in Kirchen beginnen mit Laub in der Rinne. Zweimal im Jahr zu reinigen spart mehr als jede Versicherung.',
    caption: 'Eine verstopfte Rinne läuft nach innen über, hinter den Putz. Sie sehen es erst, wenn es zu spät ist.',
    moments: {
      title: 'Zwei feste Tage im Jahr',
      html: '<p>Wählen Sie einen Tag im November, wenn das Laub gefallen ist, und einen im Mai. Tragen Sie beide in den Kalender des Kirchenvorstands ein. Arbeiten Sie nie allein in der Höhe, und überlassen Sie ein Dach über vier Metern dem Fachbetrieb.</p><p>Sehen Sie auch unter der Erde nach: Regenwasser\u{AD}grund\u{AD}leitungen verstopfen am häufigsten dort, wo das Fallrohr im Boden verschwindet.</p>',
    },
    quote: {
      text: 'Seit die Jugend jeden Herbst die Rinnen reinigt, ist das Dach trocken und die Suppe leer.',
      source: 'Kirchenvorsteherin am Niederrhein',
    },
    questionsBlock: {
      title: 'Häufige Fragen',
      items: [
        [
          'Wer darf aufs Dach?',
          'Nur wer dafür ausgebildet und versichert ist. Ehrenamtliche arbeiten vom Boden oder vom Gerüst aus.',
        ],
        [
          'Was, wenn die Rinne aus Blei oder Zink ist?',
          'Lassen Sie die Nähte alle fünf Jahre ansehen. Ein kleiner Riss kostet eine Stunde, ein durchnässter Balken eine Saison.',
        ],
        [
          'Zahlt die Gebäudeversicherung bei einer verstopften Rinne?',
          'Oft nicht, wenn niemand zeigen kann, dass sie gereinigt wurde. Schreiben Sie die beiden Tage auf und bewahren Sie ein Foto auf.',
        ],
      ],
    },
    video: {
      heading: 'Ein Video auf einer Seite',
      title: 'Big Buck Bunny, ein Beispielvideo',
      text: 'Dies ist ein Beispiel: ein Zeichentrickfilm der Blender Foundation (CC BY 3.0). Ein großes Kaninchen wacht auf, geht durch einen Wald und wird von drei Nagetieren geärgert, bis es ihnen eine Lehre erteilt. Es wird nicht gesprochen.',
    },
    readOn: {
      title: 'Lesen Sie auch',
      cards: [
        ['Den Blitzableiter messen lassen', 'Ein Ableiter, der nirgends endet, schützt nichts.'],
        ['Ein Instandhaltungs\u{AD}plan für zehn Jahre', 'Was eine Besichtigung kostet, und was sie bringt.'],
        ['Orgel und Kanzel bei einem Leck', 'Die ersten zwei Stunden zählen. Legen Sie alles bereit.'],
      ],
    },
    check: {
      title: 'Wie steht es um Ihre Kirche?',
      text: '21 Fragen, eine Viertelstunde, anonym.',
      label: 'Check starten',
    },
  },
  fr: {
    title: 'Garder l’eau dehors',
    description:
      'La plupart des dégâts des eaux dans les églises commencent par des feuilles dans la gouttière. Que faire, et qui peut le faire.',
    keywords: ['eau', 'gouttière', 'toit', 'entretien'],
    intro:
      'La plupart des dégâts des eaux dans les églises commencent par des feuilles dans la gouttière. La nettoyer deux fois par an épargne plus que n’importe quelle assurance.',
    caption:
      'Une gouttière bouchée déborde vers l’intérieur, derrière l’enduit. On ne le voit que lorsqu’il est trop tard.',
    moments: {
      title: 'Deux jours fixes par an',
      html: '<p>Choisissez un jour de novembre, quand les feuilles sont tombées, et un jour de mai. Notez-les dans l’agenda du conseil. Ne travaillez jamais seul en hauteur, et laissez un toit de plus de quatre mètres à un professionnel.</p><p>Regardez aussi sous terre : c’est là où le tuyau disparaît qu’il se bouche le plus souvent.</p>',
    },
    quote: {
      text: 'Depuis que les jeunes nettoient les gouttières chaque automne, le toit est sec et la soupe est finie.',
      source: 'Membre d’un conseil presbytéral',
    },
    questionsBlock: {
      title: 'Questions fréquentes',
      items: [
        [
          'Qui peut monter sur le toit ?',
          'Seulement ceux qui sont formés et assurés pour cela. Les bénévoles travaillent du sol ou d’un échafaudage.',
        ],
        [
          'Et si la gouttière est en plomb ou en zinc ?',
          'Faites regarder les joints tous les cinq ans. Une petite fissure coûte une heure, une poutre trempée une saison.',
        ],
        [
          'L’assurance paie-t-elle pour une gouttière bouchée ?',
          'Souvent non, si personne ne peut montrer qu’elle a été nettoyée. Notez les deux jours et gardez une photo.',
        ],
      ],
    },
    video: {
      heading: 'Une vidéo dans une page',
      title: 'Big Buck Bunny, une vidéo d’exemple',
      text: 'Ceci est un exemple : un film d’animation de la Blender Foundation (CC BY 3.0). Un gros lapin se réveille, marche dans un bois et est taquiné par trois rongeurs, jusqu’à ce qu’il leur donne une leçon. Personne ne parle.',
    },
    readOn: {
      title: 'À lire aussi',
      cards: [
        ['Faire mesurer le paratonnerre', 'Un paratonnerre qui ne mène nulle part ne protège rien.'],
        ['Un plan pour dix ans', 'Ce que coûte une inspection, et ce qu’elle apporte.'],
        ['L’orgue et la chaire sous une fuite', 'Les deux premières heures comptent. Préparez tout.'],
      ],
    },
    check: {
      title: 'Où en est votre église ?',
      text: '21 questions, un quart d’heure, anonyme.',
      label: 'Commencer le bilan',
    },
  },
};

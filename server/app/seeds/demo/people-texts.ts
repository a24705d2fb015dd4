/** The words of the page about people, money and data. */
export type PeopleTexts = {
  title: string;
  description: string;
  keywords: string[];
  intro: string;
  children: { title: string; html: string };
  columns: string[];
  moneyBlock: { title: string; html: string; label: string };
  data: { caption: string; rows: [string, string, string][] };
  fire: { title: string; html: string; steps: [title: string, text: string][] };
  gallery: string;
  files: { title: string; intro: string };
  agendaBlock: { title: string; dates: [title: string, time: string, place: string][] };
  newest: string;
  contact: { title: string; text: string; hours: string };
  check: { title: string; text: string };
};

export const peopleTexts: Readonly<Record<'en' | 'nl' | 'de' | 'fr', PeopleTexts>> = {
  en: {
    title: 'People, money and data',
    description:
      'Safe children, a collection that adds up, data that stays inside and a church that is empty in two minutes.',
    keywords: ['children', 'volunteers', 'collection', 'privacy', 'fire'],
    intro: 'A building is repaired in a year. Trust takes longer. Five agreements that cost nothing but an evening.',
    children: {
      title: 'Children and young people',
      html: '<p>Every church wants to be a safe place for children. That begins with agreements that apply to everybody, also to people who have helped for thirty years.</p>',
    },
    columns: [
      '<h3>Four eyes</h3><p>No adult is alone with a child behind a closed door. There is a window in it, or it stands open.</p>',
      '<h3>A conversation first</h3><p>Everyone who works with children has shown a certificate of conduct and has had a conversation beforehand.</p>',
      '<h3>Somebody to talk to</h3><p>Two trusted contacts are on the notice board, with a photograph and a telephone number.</p>',
    ],
    moneyBlock: {
      title: 'The collection counted by two',
      html: '<p>Two people count, straight after the service and at one table. Both sign. The bag goes to the bank the same week, by different people at different times.</p>',
      label: 'Read about the check',
    },
    data: {
      caption: 'Who keeps which data, and for how long',
      rows: [
        ['Data', 'Who keeps them', 'For how long'],
        ['Register of members', 'Secretary', 'As long as somebody is a member'],
        ['Gifts', 'Treasurer', 'Seven years, for the tax office'],
        ['List of the children’s camp', 'Leader of the camp', 'Until a month after the camp'],
        ['Camera at the door', 'Sexton', 'Four weeks'],
      ],
    },
    fire: {
      title: 'When the alarm sounds',
      html: '<p>Practise it once a year, on an ordinary Sunday, with the organ and the coffee.</p>',
      steps: [
        [
          'Everybody out',
          'By the nearest door, without coats. Everyone who walks with difficulty has an assigned helper.',
        ],
        ['Call the fire brigade', 'One person calls, says the address twice and waits at the road.'],
        ['Count', 'The leaders of the children’s service have their list with them.'],
      ],
    },
    gallery: 'Three things to look at on your next round: candles, keys and gutters.',
    files: { title: 'To fill in', intro: 'A list for the key cabinet. It opens in any spreadsheet.' },
    agendaBlock: {
      title: 'In the coming weeks',
      dates: [
        ['Fire drill', 'after the service', 'Nave'],
        ['Gutters and drains', '9.00 to 12.00', 'Around the church'],
        ['Evening about privacy', '20.00', 'Parish hall'],
      ],
    },
    newest: 'Newest advice',
    contact: {
      title: 'Rather talk to somebody?',
      text: 'Our advisers have climbed many a tower. They answer plainly, and they call back.',
      hours: 'Working days from 9 to 17',
    },
    check: {
      title: 'Twenty-one windows to light',
      text: 'Answer at the table, with those who know the building. Nobody asks who you are.',
    },
  },
  nl: {
    title: 'Mensen, geld en gegevens',
    description:
      'Veilige kinderen, een collecte die klopt, gegevens die binnen blijven en een kerk die in twee minuten leeg is.',
    keywords: ['kinderen', 'vrijwilligers', 'collecte', 'privacy', 'brand'],
    intro: 'Een gebouw herstelt u in een jaar. Vertrouwen duurt langer. Vijf afspraken die niets kosten dan een avond.',
    children: {
      title: 'Kinderen en jongeren',
      html: '<p>Elke kerk wil een veilige plek zijn voor kinderen. Dat begint met afspraken die voor iedereen gelden, ook voor wie al dertig jaar meehelpt.</p>',
    },
    columns: [
      '<h3>Vier ogen</h3><p>Geen volwassene is alleen met een kind achter een dichte deur. Er zit een raam in, of hij staat open.</p>',
      '<h3>Eerst een gesprek</h3><p>Wie met kinderen werkt, heeft een verklaring omtrent het gedrag laten zien en vooraf een gesprek gehad.</p>',
      '<h3>Iemand om het te zeggen</h3><p>Twee vertrouwenspersonen hangen op het prikbord, met een foto en een telefoonnummer.</p>',
    ],
    moneyBlock: {
      title: 'De collecte telt u met z’n tweeën',
      html: '<p>Twee mensen tellen, direct na de dienst en aan één tafel. Beiden tekenen. Het geld gaat dezelfde week naar de bank, door wisselende mensen op wisselende tijden.</p>',
      label: 'Lees over de check',
    },
    data: {
      caption: 'Wie bewaart welke gegevens, en hoe lang',
      rows: [
        ['Gegevens', 'Wie ze bewaart', 'Hoe lang'],
        ['Ledenadministratie', 'Scriba', 'Zolang iemand lid is'],
        ['Giften', 'Penningmeester', 'Zeven jaar, voor de belastingdienst'],
        ['Lijst van het kinderkamp', 'Kampleiding', 'Tot een maand na het kamp'],
        ['Camera bij de deur', 'Koster', 'Vier weken'],
      ],
    },
    fire: {
      title: 'Als het alarm gaat',
      html: '<p>Oefen het één keer per jaar, op een gewone zondag, met orgel en koffie.</p>',
      steps: [
        [
          'Iedereen naar buiten',
          'Door de dichtstbijzijnde deur, zonder jas. Wie slecht loopt, heeft een helper die dat weet.',
        ],
        ['Bel de brandweer', 'Eén iemand belt, zegt het adres twee keer en wacht bij de weg.'],
        ['Tel', 'De leiding van de kindernevendienst heeft de lijst bij zich.'],
      ],
    },
    gallery: 'Drie dingen om naar te kijken bij uw volgende ronde: kaarsen, sleutels en goten.',
    files: { title: 'Om in te vullen', intro: 'Een lijst voor de sleutelkast. Hij opent in elk rekenblad.' },
    agendaBlock: {
      title: 'In de komende weken',
      dates: [
        ['Brandoefening', 'na de dienst', 'Kerkzaal'],
        ['Goten en putten', '9.00 tot 12.00 uur', 'Rondom de kerk'],
        ['Avond over privacy', '20.00 uur', 'Gemeentezaal'],
      ],
    },
    newest: 'Nieuwste adviezen',
    contact: {
      title: 'Liever iemand spreken?',
      text: 'Onze adviseurs hebben heel wat torens beklommen. Ze antwoorden gewoon, en ze bellen terug.',
      hours: 'Op werkdagen van 9 tot 17 uur',
    },
    check: {
      title: 'Eenentwintig vensters om te verlichten',
      text: 'Antwoord aan tafel, met wie het gebouw kent. Niemand vraagt wie u bent.',
    },
  },
  de: {
    title: 'Menschen, Geld und Daten',
    description:
      'Sichere Kinder, eine Kollekte, die stimmt, Daten, die drinnen bleiben, und eine Kirche, die in zwei Minuten leer ist.',
    keywords: ['Kinder', 'Ehrenamt', 'Kollekte', 'Datenschutz', 'Brand'],
    intro:
      'Ein Gebäude ist in einem Jahr instand gesetzt. Vertrauen braucht länger. Fünf Absprachen, die nur einen Abend kosten.',
    children: {
      title: 'Kinder und Jugendliche',
      html: '<p>Jede Kirche möchte ein sicherer Ort für Kinder sein. Das beginnt mit Absprachen, die für alle gelten, auch für die, die seit dreißig Jahren mithelfen.</p>',
    },
    columns: [
      '<h3>Vier Augen</h3><p>Kein Erwachsener ist mit einem Kind allein hinter einer geschlossenen Tür. Sie hat ein Fenster, oder sie steht offen.</p>',
      '<h3>Zuerst ein Gespräch</h3><p>Wer mit Kindern arbeitet, hat ein erweitertes Führungszeugnis vorgelegt und vorher ein Gespräch geführt.</p>',
      '<h3>Jemand zum Reden</h3><p>Zwei Vertrauenspersonen hängen am Schwarzen Brett, mit Foto und Telefonnummer.</p>',
    ],
    moneyBlock: {
      title: 'Die Kollekte zählen Sie zu zweit',
      html: '<p>Zwei Menschen zählen, gleich nach dem Gottesdienst und an einem Tisch. Beide unterschreiben. Das Geld geht noch in derselben Woche zur Bank, durch wechselnde Personen zu wechselnden Zeiten.</p>',
      label: 'Mehr über den Check',
    },
    data: {
      caption: 'Wer welche Daten aufbewahrt, und wie lange',
      rows: [
        ['Daten', 'Wer sie aufbewahrt', 'Wie lange'],
        ['Gemeindeglieder\u{AD}verzeichnis', 'Kirchenbüro', 'Solange jemand Mitglied ist'],
        ['Spenden\u{AD}bescheinigungen', 'Kirchmeister', 'Zehn Jahre, für das Finanzamt'],
        ['Liste der Kinderfreizeit', 'Freizeitleitung', 'Bis einen Monat danach'],
        ['Kamera an der Tür', 'Küsterin', 'Drei Tage'],
      ],
    },
    fire: {
      title: 'Wenn der Alarm ertönt',
      html: '<p>Üben Sie es einmal im Jahr, an einem gewöhnlichen Sonntag, mit Orgel und Kaffee.</p>',
      steps: [
        ['Alle hinaus', 'Durch die nächste Tür, ohne Mantel. Wer schlecht geht, hat eine Hilfe, die das weiß.'],
        ['Die Feuerwehr rufen', 'Eine Person ruft an, nennt die Adresse zweimal und wartet an der Straße.'],
        ['Zählen', 'Die Leitung des Kindergottesdienstes hat ihre Liste bei sich.'],
      ],
    },
    gallery: 'Drei Dinge für Ihren nächsten Rundgang: Kerzen, Schlüssel und Rinnen.',
    files: {
      title: 'Zum Ausfüllen',
      intro: 'Eine Liste für den Schlüsselkasten. Sie öffnet sich in jeder Tabellenkalkulation.',
    },
    agendaBlock: {
      title: 'In den kommenden Wochen',
      dates: [
        ['Brandübung', 'nach dem Gottesdienst', 'Kirchenschiff'],
        ['Rinnen und Abläufe', '9 bis 12 Uhr', 'Rund um die Kirche'],
        ['Abend über Datenschutz', '20 Uhr', 'Gemeindesaal'],
      ],
    },
    newest: 'Neueste Ratschläge',
    contact: {
      title: 'Sprechen Sie lieber mit jemandem?',
      text: 'Unsere Beraterinnen und Berater sind auf manchen Turm gestiegen. Sie antworten klar und rufen zurück.',
      hours: 'Werktags von 9 bis 17 Uhr',
    },
    check: {
      title: 'Einundzwanzig Fenster zum Leuchten',
      text: 'Antworten Sie am Tisch, mit denen, die das Gebäude kennen. Niemand fragt, wer Sie sind.',
    },
  },
  fr: {
    title: 'Personnes, argent et données',
    description:
      'Des enfants en sécurité, une collecte qui tombe juste, des données bien gardées et une église vide en deux minutes.',
    keywords: ['enfants', 'bénévoles', 'collecte', 'vie privée', 'incendie'],
    intro:
      'Un bâtiment se répare en un an. La confiance demande plus de temps. Cinq accords qui ne coûtent qu’une soirée.',
    children: {
      title: 'Enfants et jeunes',
      html: '<p>Chaque église veut être un lieu sûr pour les enfants. Cela commence par des accords qui valent pour tous, même pour qui aide depuis trente ans.</p>',
    },
    columns: [
      '<h3>Quatre yeux</h3><p>Aucun adulte n’est seul avec un enfant derrière une porte fermée. Elle a une vitre, ou elle reste ouverte.</p>',
      '<h3>D’abord un entretien</h3><p>Qui travaille avec des enfants a montré un extrait de casier judiciaire et a eu un entretien au préalable.</p>',
      '<h3>Quelqu’un à qui parler</h3><p>Deux personnes de confiance sont affichées au tableau, avec une photo et un numéro de téléphone.</p>',
    ],
    moneyBlock: {
      title: 'La collecte se compte à deux',
      html: '<p>Deux personnes comptent, aussitôt après le culte et à une seule table. Les deux signent. L’argent va à la banque la même semaine, par d’autres personnes à d’autres heures.</p>',
      label: 'Lire comment marche le bilan',
    },
    data: {
      caption: 'Qui garde quelles données, et combien de temps',
      rows: [
        ['Données', 'Qui les garde', 'Combien de temps'],
        ['Registre des membres', 'Secrétaire', 'Tant que la personne est membre'],
        ['Dons', 'Trésorier', 'Six ans, pour le fisc'],
        ['Liste du camp d’enfants', 'Direction du camp', 'Jusqu’à un mois après le camp'],
        ['Caméra à la porte', 'Sacristain', 'Quatre semaines'],
      ],
    },
    fire: {
      title: 'Quand l’alarme retentit',
      html: '<p>Exercez-vous une fois par an, un dimanche ordinaire, avec l’orgue et le café.</p>',
      steps: [
        [
          'Tout le monde dehors',
          'Par la porte la plus proche, sans manteau. Qui marche mal a quelqu’un qui l’aide et qui le sait.',
        ],
        ['Appeler les pompiers', 'Une personne appelle, dit l’adresse deux fois et attend au bord de la route.'],
        ['Compter', 'Les responsables du culte des enfants ont leur liste avec eux.'],
      ],
    },
    gallery: 'Trois choses à regarder lors de votre prochaine tournée : bougies, clés et gouttières.',
    files: { title: 'À remplir', intro: 'Une liste pour l’armoire à clés. Elle s’ouvre dans tout tableur.' },
    agendaBlock: {
      title: 'Dans les semaines à venir',
      dates: [
        ['Exercice d’évacuation', 'après le culte', 'Nef'],
        ['Gouttières et regards', 'de 9 h à 12 h', 'Autour de l’église'],
        ['Soirée sur la vie privée', '20 h', 'Salle paroissiale'],
      ],
    },
    newest: 'Derniers conseils',
    contact: {
      title: 'Vous préférez parler à quelqu’un ?',
      text: 'Nos conseillers sont montés dans bien des clochers. Ils répondent simplement, et ils rappellent.',
      hours: 'Les jours ouvrables de 9 h à 17 h',
    },
    check: {
      title: 'Vingt et une fenêtres à éclairer',
      text: 'Répondez autour de la table, avec ceux qui connaissent le bâtiment. Personne ne demande qui vous êtes.',
    },
  },
};

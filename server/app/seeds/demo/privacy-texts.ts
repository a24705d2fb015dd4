/** The words of the page about privacy and cookies. */
export type PrivacyTexts = {
  slug: string;
  title: string;
  seoTitle: string;
  description: string;
  keywords: string[];
  intro: string;
  parts: [title: string, html: string][];
};

export const privacyTexts: Readonly<Record<'en' | 'nl' | 'de' | 'fr', PrivacyTexts>> = {
  en: {
    slug: 'privacy',
    title: 'Privacy and cookies',
    seoTitle: '',
    description: 'What we count, what we do not keep, which cookies there are and how you change your choice.',
    keywords: ['privacy', 'cookies', 'anonymous', 'statistics'],
    intro: 'You can read everything here and take the check without our learning who you are. This page says how.',
    parts: [
      [
        'What we do not keep',
        '<p>We do not ask for a name, an address or your church. Your answers are not stored as a whole: a finished check only raises counters, in which nobody can find your church.</p>',
      ],
      [
        'What we count',
        '<ul><li>how many checks were finished, by week and language</li><li>how often each answer was given</li><li>how the scores are spread</li></ul><p>We look at these figures in groups only. A random number of your check is stored for one day, so that it is not counted twice.</p>',
      ],
      [
        'Cookies',
        '<p>The site itself sets no cookies. Your choice about cookies is stored in your own browser for a year and is not sent to us.</p><table><thead><tr><th>What</th><th>Of whom</th><th>When</th></tr></thead><tbody><tr><td>Your choice about cookies</td><td>this site, in your browser</td><td>once you have chosen, for a year</td></tr><tr><td>Your answers in the check</td><td>this site, in your browser</td><td>until you see the result, 30 days at most; 400 days if you choose to keep them; in the open tab until you close it</td></tr><tr><td>Cookies of a video</td><td>YouTube or Vimeo</td><td>only once you accepted and play a video</td></tr></tbody></table>',
      ],
      [
        'Changing your choice',
        '<p>Choose “Change cookies” at the bottom of any page. If you decline, no video is loaded; its text and a link to it stay.</p>',
      ],
      [
        'Questions',
        '<p>Do call us, the number is at the bottom of this page. <a href="/about">How the check works</a> is described on its own page.</p>',
      ],
    ],
  },
  nl: {
    slug: 'privacy',
    title: 'Privacy en cookies',
    seoTitle: '',
    description: 'Wat wij tellen, wat wij niet bewaren, welke cookies er zijn en hoe u uw keuze verandert.',
    keywords: ['privacy', 'cookies', 'anoniem', 'statistiek'],
    intro:
      'U kunt hier alles lezen en de check doen zonder dat wij weten wie u bent. Op deze pagina staat hoe dat zit.',
    parts: [
      [
        'Wat wij niet bewaren',
        '<p>Wij vragen geen naam, geen adres en niet welke kerk het is. Uw antwoorden worden niet als geheel bewaard: een afgeronde check verhoogt alleen tellers. Wie die bekijkt, vindt uw kerk er niet in terug.</p>',
      ],
      [
        'Wat wij tellen',
        '<ul><li>hoeveel checks zijn afgerond, per week en taal</li><li>hoe vaak elk antwoord is gegeven</li><li>hoe de scores zijn verdeeld</li></ul><p>Wij bekijken deze cijfers alleen in groepen. Een willekeurig nummer van uw check wordt één dag bewaard, zodat hij niet dubbel telt.</p>',
      ],
      [
        'Cookies',
        '<p>De site zelf plaatst geen cookies. Uw keuze over cookies staat een jaar in uw eigen browser en wordt niet naar ons gestuurd.</p><table><thead><tr><th>Wat</th><th>Van wie</th><th>Wanneer</th></tr></thead><tbody><tr><td>Uw keuze over cookies</td><td>deze site, in uw browser</td><td>zodra u hebt gekozen, een jaar lang</td></tr><tr><td>Uw antwoorden in de check</td><td>deze site, in uw browser</td><td>tot u de uitslag ziet, hoogstens 30 dagen; 400 dagen als u ze wilt bewaren; in het open tabblad tot u het sluit</td></tr><tr><td>Cookies van een video</td><td>YouTube of Vimeo</td><td>pas als u akkoord bent en een video afspeelt</td></tr></tbody></table>',
      ],
      [
        'Uw keuze veranderen',
        '<p>Kies onderaan elke pagina “Cookies aanpassen”. Als u weigert, wordt geen video geladen; de tekst ervan en een link blijven staan.</p>',
      ],
      [
        'Vragen',
        '<p>Bel ons gerust, het nummer staat onderaan deze pagina. <a href="/nl-nl/over-de-check">Hoe de check werkt</a> leest u op een eigen pagina.</p>',
      ],
    ],
  },
  de: {
    slug: 'datenschutz',
    title: 'Datenschutz und Cookies',
    seoTitle: '',
    description: 'Was wir zählen, was wir nicht aufbewahren, welche Cookies es gibt und wie Sie Ihre Wahl ändern.',
    keywords: ['Datenschutz', 'Cookies', 'anonym', 'Statistik'],
    intro:
      'Sie können hier alles lesen und den Check machen, ohne dass wir erfahren, wer Sie sind. Diese Seite sagt, wie.',
    parts: [
      [
        'Was wir nicht aufbewahren',
        '<p>Wir fragen nicht nach Namen, Adresse oder Kirche. Ihre Antworten werden nicht als Ganzes gespeichert: Ein beendeter Check erhöht nur Zähler. Wer sie ansieht, findet Ihre Kirche darin nicht wieder.</p>',
      ],
      [
        'Was wir zählen',
        '<ul><li>wie viele Checks beendet wurden, nach Woche und Sprache</li><li>wie oft jede Antwort gegeben wurde</li><li>wie sich die Ergebnisse verteilen</li></ul><p>Wir sehen diese Zahlen nur in Gruppen an. Eine zufällige Nummer Ihres Checks wird einen Tag lang aufbewahrt, damit er nicht doppelt zählt.</p>',
      ],
      [
        'Cookies',
        '<p>Die Website selbst setzt keine Cookies. Ihre Wahl zu Cookies steht ein Jahr lang in Ihrem eigenen Browser und wird uns nicht gesendet.</p><table><thead><tr><th>Was</th><th>Von wem</th><th>Wann</th></tr></thead><tbody><tr><td>Ihre Wahl zu Cookies</td><td>diese Website, in Ihrem Browser</td><td>sobald Sie gewählt haben, ein Jahr lang</td></tr><tr><td>Ihre Antworten im Check</td><td>diese Website, in Ihrem Browser</td><td>bis Sie das Ergebnis sehen, höchstens 30 Tage; 400 Tage, wenn Sie sie behalten; im offenen Tab, bis Sie ihn schließen</td></tr><tr><td>Cookies eines Videos</td><td>YouTube oder Vimeo</td><td>erst wenn Sie zugestimmt haben und ein Video abspielen</td></tr></tbody></table>',
      ],
      [
        'Ihre Wahl ändern',
        '<p>Wählen Sie unten auf jeder Seite „Cookies anpassen“. Wenn Sie ablehnen, wird kein Video geladen; sein Text und ein Link bleiben stehen.</p>',
      ],
      [
        'Fragen',
        '<p>Rufen Sie uns gern an, die Nummer steht unten auf dieser Seite. <a href="/de-de/ueber-den-check">Wie der Check funktioniert</a>, lesen Sie auf einer eigenen Seite.</p>',
      ],
    ],
  },
  fr: {
    slug: 'confidentialite',
    title: 'Confidentialité et cookies',
    seoTitle: '',
    description:
      'Ce que nous comptons, ce que nous ne gardons pas, quels cookies existent et comment changer votre choix.',
    keywords: ['confidentialité', 'cookies', 'anonyme', 'statistiques'],
    intro:
      'Vous pouvez tout lire ici et faire le bilan sans que nous sachions qui vous êtes. Cette page explique comment.',
    parts: [
      [
        'Ce que nous ne gardons pas',
        '<p>Nous ne demandons ni nom, ni adresse, ni de quelle église il s’agit. Vos réponses ne sont pas conservées dans leur ensemble : un bilan terminé ne fait qu’augmenter des compteurs. Qui les regarde n’y retrouve pas votre église.</p>',
      ],
      [
        'Ce que nous comptons',
        '<ul><li>combien de bilans ont été terminés, par semaine et par langue</li><li>combien de fois chaque réponse a été donnée</li><li>comment les scores se répartissent</li></ul><p>Nous ne regardons ces chiffres que par groupes. Un numéro aléatoire de votre bilan est gardé un jour, pour qu’il ne compte pas deux fois.</p>',
      ],
      [
        'Cookies',
        '<p>Le site lui-même ne dépose aucun cookie. Votre choix à ce sujet reste un an dans votre propre navigateur et ne nous est pas envoyé.</p><table><thead><tr><th>Quoi</th><th>De qui</th><th>Quand</th></tr></thead><tbody><tr><td>Votre choix au sujet des cookies</td><td>ce site, dans votre navigateur</td><td>dès que vous avez choisi, pendant un an</td></tr><tr><td>Vos réponses au bilan</td><td>ce site, dans votre navigateur</td><td>jusqu’à ce que vous voyiez le résultat, 30 jours au plus ; 400 jours si vous les gardez ; dans l’onglet ouvert jusqu’à sa fermeture</td></tr><tr><td>Cookies d’une vidéo</td><td>YouTube ou Vimeo</td><td>seulement si vous avez accepté et lancez une vidéo</td></tr></tbody></table>',
      ],
      [
        'Changer votre choix',
        '<p>Choisissez « Modifier les cookies » en bas de chaque page. Si vous refusez, aucune vidéo n’est chargée ; son texte et un lien restent.</p>',
      ],
      [
        'Questions',
        '<p>N’hésitez pas à nous appeler, le numéro est en bas de cette page. <a href="/fr-fr/a-propos">Comment fonctionne le bilan</a> est expliqué sur une page à part.</p>',
      ],
    ],
  },
};

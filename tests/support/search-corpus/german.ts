import type { LanguageCorpus } from './language-corpus.ts';

export const german: LanguageCorpus = {
  subjects: {
    organ: {
      of: 'die Orgel',
      text: 'Pfeifen und Bälge leiden unter trockener Luft und unter Mäusen. Der Organist merkt zuerst, wenn ein Register nicht mehr anspricht; der Orgelbauer stimmt zweimal im Jahr.',
    },
    bell: {
      of: 'die Glocke',
      text: 'Eine Glocke hängt an einem Joch aus Eiche oder Stahl, und der Klöppel nutzt sich dort ab, wo er anschlägt. Wer läutet, steigt über eine schmale Treppe auf den Turm, deshalb müssen Seile und Boden tragen.',
    },
    lightning: {
      of: 'den Blitzableiter',
      text: 'Gewitter suchen den höchsten Punkt, und das ist die Turmspitze. Der Ableiter führt den Einschlag in die Erde; eine lose Klemme oder ein gestohlener Kupferstreifen macht ihn wertlos.',
    },
    gutter: {
      of: 'die Dachrinnen',
      text: 'Laub und Tauben verstopfen ein Fallrohr in einem einzigen Herbst. Das Regenwasser läuft dann am Mauerwerk herab, und die Sparren faulen von innen, ehe jemand einen Fleck sieht.',
    },
    candle: {
      of: 'Kerzen und offenes Feuer',
      text: 'Flammen neben Trockenblumen oder einem Adventskranz lösen die meisten Brände in Kapellen aus. Teelichter stehen im Sand, nichts brennt ohne Aufsicht, und ein Löscher hängt in Reichweite.',
    },
    heating: {
      of: 'die Heizung',
      text: 'Kessel in Kellern sind alt, und ein Kirchenschiff in einer Stunde aufzuwärmen lässt Holz und Putz reißen. Langsames Heizen, ein gefegter Schornstein und ein Kohlenmonoxidmelder schützen alle.',
    },
    window: {
      of: 'die Buntglasfenster',
      text: 'Bleiverglaste Scheiben wölben sich, wenn der Kitt bröckelt. Eine Schutzverglasung bewahrt sie vor Hagel und Steinen, sofern der Zwischenraum belüftet wird.',
    },
    burglary: {
      of: 'Schlösser und Alarm gegen Einbruch',
      text: 'Einbrecher kommen wegen Kupfer, Bargeld und Antiquitäten, meist nachts und durch die Tür der Sakristei. Gute Bänder, ein Schlüsselverzeichnis und Licht an den Eingängen schrecken Diebe ab.',
    },
    collection: {
      of: 'die Kollekte',
      text: 'Das Geld aus den Klingelbeuteln zählen zwei Personen, die nicht verwandt sind. Es kommt in eine versiegelte Tasche und am nächsten Werktag zur Bank; die Buchhalterin quittiert.',
    },
    children: {
      of: 'Jugendarbeit mit Kindern',
      text: 'Leiterinnen von Gruppen und Freizeiten legen ein Führungszeugnis vor. Niemand ist mit einem Kind allein hinter verschlossener Tür, und Eltern wissen, wen sie anrufen, wenn eine Grenze überschritten wurde.',
    },
    escape: {
      of: 'Fluchtwege bei Konzerten',
      text: 'An Weihnachten ist jede Bank voll, und in den Gängen stehen Stühle. Ausgänge öffnen nach außen, Schilder leuchten bei Stromausfall weiter, und Ordner kennen den Weg.',
    },
    volunteers: {
      of: 'Ehrenamtliche auf Leitern',
      text: 'Helfer, die auf Gerüste und Leitern steigen, sind nicht jünger als die Gemeinde. Sie arbeiten zu zweit, tragen ab zwei Metern einen Gurt und hören auf, wenn Wind aufkommt.',
    },
    privacy: {
      of: 'personenbezogene Daten der Mitglieder',
      text: 'Mitgliederverzeichnis, Fürbitten und übertragene Gottesdienste enthalten sensible Angaben. Ein entwendetes Passwort oder eine Liste am Aushang ist eine Datenpanne, die binnen zweiundsiebzig Stunden zu melden ist.',
    },
    silver: {
      of: 'Silber und Gemälde',
      text: 'Kelche, Altarbibeln und Bildnisse gehören in einen Tresor oder hinter ein Gitter. Fotografien und Maße jedes Stücks helfen der Polizei, ein gestohlenes wiederzufinden.',
    },
  },
  aspects: {
    maintenance: {
      title: 'Wartung und Pflege: {of}',
      text: 'Ein Plan für zehn Jahre sagt, was wann gewartet wird. Kleine Reparaturen geschehen sofort, denn Vernachlässigung macht die Arbeit teuer.',
    },
    insurance: {
      title: 'Versicherung: {of}',
      text: 'Fragen Sie den Versicherer, welche Risiken die Police deckt und wie hoch die Selbstbeteiligung ist. Der Beitrag sinkt, wenn Vorsorge belegt ist.',
    },
    checklist: {
      title: 'Prüfliste: {of}',
      text: 'Drucken Sie diese Liste aus, gehen Sie zu zweit umher und haken Sie ab, was in Ordnung ist. Was es nicht ist, kommt in die nächste Sitzung des Kirchenvorstands.',
    },
    costs: {
      title: 'Kosten und Zuschüsse: {of}',
      text: 'Holen Sie drei Angebote ein. Stiftungen und die Denkmalpflege fördern bis zur Hälfte der Ausgaben, wenn der Antrag vor dem Auftrag kommt.',
    },
    damage: {
      title: 'Schaden melden: {of}',
      text: 'Machen Sie Bilder, bevor etwas aufgeräumt wird, begrenzen Sie die Folgen und rufen Sie am selben Tag die Schadensabteilung an.',
    },
    responsibility: {
      title: 'Wer ist verantwortlich: {of}',
      text: 'Die Kirchenvorsteher haften als Eigentümer. Schreiben Sie auf, wer was tut und wer sie im Urlaub vertritt.',
    },
    inspection: {
      title: 'Jährliche Überprüfung: {of}',
      text: 'Eine zertifizierte Fachkraft untersucht alles einmal im Jahr und schreibt ein Gutachten. Mängel werden nach Dringlichkeit geordnet.',
    },
    training: {
      title: 'Schulung und Einweisung: {of}',
      text: 'Neue Küster bekommen einen Rundgang und eine Merkkarte. Üben Sie einmal im Jahr und halten Sie fest, wer am Kurs teilnahm.',
    },
  },
  seeAlso: 'Denken Sie bei der Gelegenheit auch an {of}.',
};

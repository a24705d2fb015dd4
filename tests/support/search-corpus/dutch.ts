import type { LanguageCorpus } from './language-corpus.ts';

export const dutch: LanguageCorpus = {
  subjects: {
    organ: {
      of: 'het orgel',
      text: 'Pijpen en balgen lijden onder droge lucht en onder muizen. De organist merkt het eerst wanneer een register niet meer spreekt; de orgelbouwer stemt twee keer per jaar.',
    },
    bell: {
      of: 'de klok',
      text: 'Een luidklok hangt aan een juk van eikenhout of staal en de klepel slijt waar hij slaat. Wie luidt beklimt de toren over een smalle trap, dus touwen en vloer moeten deugen.',
    },
    lightning: {
      of: 'de bliksemafleider',
      text: 'Onweer zoekt het hoogste punt en dat is de torenspits. De afleider voert de inslag naar de aarde; een losse klem of een gestolen strook koper maakt hem waardeloos.',
    },
    gutter: {
      of: 'de dakgoten',
      text: 'Bladeren en duiven verstoppen een regenpijp in één najaar. Het hemelwater loopt dan langs het metselwerk en de spanten rotten van binnen voordat iemand een vlek ziet.',
    },
    candle: {
      of: 'kaarsen en open vuur',
      text: 'Vlammen bij droogbloemen of een adventskrans veroorzaken de meeste branden in kapellen. Waxinelichtjes staan in zand, niets brandt zonder toezicht en een blusser hangt binnen handbereik.',
    },
    heating: {
      of: 'de verwarming',
      text: 'Ketels in kelders zijn oud, en een schip in één uur opwarmen laat hout en stucwerk scheuren. Langzaam stoken, een geveegde schoorsteen en een koolmonoxidemelder houden iedereen veilig.',
    },
    window: {
      of: 'de glas-in-loodramen',
      text: 'Gebrandschilderde ruiten bollen op wanneer de kit verkruimelt. Voorzetbeglazing beschermt ze tegen hagel en stenen, mits de spouw geventileerd is.',
    },
    burglary: {
      of: 'sloten en alarm tegen inbraak',
      text: 'Inbrekers komen voor koper, contant geld en antiek, meestal ’s nachts en door de deur van de consistorie. Goede scharnieren, een sleutelregister en licht bij de ingangen schrikken dieven af.',
    },
    collection: {
      of: 'de collecte',
      text: 'De opbrengst van de collectezakken wordt geteld door twee mensen die geen familie zijn. Zij gaat in een verzegelde zak en de volgende werkdag naar de bank; de boekhouder tekent ervoor.',
    },
    children: {
      of: 'jeugdwerk met kinderen',
      text: 'Leiders van clubs en kampen tonen een verklaring omtrent het gedrag. Niemand is alleen met een kind achter een dichte deur en ouders weten wie zij bellen als een grens is overschreden.',
    },
    escape: {
      of: 'vluchtwegen bij concerten',
      text: 'Met Kerstmis is elke bank vol en staan er stoelen in de gangpaden. Uitgangen draaien naar buiten, bordjes blijven verlicht als de stroom uitvalt en ordebewaarders kennen de weg.',
    },
    volunteers: {
      of: 'vrijwilligers op ladders',
      text: 'Helpers die steigers en ladders beklimmen zijn niet jonger dan de gemeente. Zij werken in tweetallen, dragen boven twee meter een harnas en stoppen als de wind opsteekt.',
    },
    privacy: {
      of: 'persoonsgegevens van leden',
      text: 'Ledenadministratie, voorbeden en kerkdiensten op internet bevatten gevoelige gegevens. Een uitgelekt wachtwoord of een lijst op het prikbord is een datalek dat binnen tweeënzeventig uur gemeld wordt.',
    },
    silver: {
      of: 'zilver en schilderijen',
      text: 'Avondmaalsbekers, Statenbijbels en portretten horen in een kluis of achter een hek. Foto’s en maten van elk stuk helpen de politie een gestolen voorwerp terug te vinden.',
    },
  },
  aspects: {
    maintenance: {
      title: 'Onderhoud van {of}',
      text: 'Een plan voor tien jaar zegt wat wanneer een beurt krijgt. Kleine reparaties gebeuren meteen, want verwaarlozing maakt het werk duur.',
    },
    insurance: {
      title: 'Verzekering van {of}',
      text: 'Vraag de verzekeraar welke risico’s de polis dekt en hoe hoog het eigen risico is. De premie daalt als voorzorg op papier staat.',
    },
    checklist: {
      title: 'Controlelijst voor {of}',
      text: 'Druk deze lijst af, loop met zijn tweeën rond en vink af wat in orde is. Wat dat niet is, gaat naar de volgende vergadering van de kerkenraad.',
    },
    costs: {
      title: 'Kosten en subsidies voor {of}',
      text: 'Vraag drie offertes. Fondsen en de monumentenzorg vergoeden tot de helft van de uitgaven wanneer de aanvraag vóór de opdracht komt.',
    },
    damage: {
      title: 'Schade melden aan {of}',
      text: 'Maak foto’s voordat er iets wordt opgeruimd, beperk de gevolgen en bel dezelfde dag met de schadedienst.',
    },
    responsibility: {
      title: 'Wie is verantwoordelijk voor {of}',
      text: 'De kerkrentmeesters zijn als eigenaren aansprakelijk. Schrijf op wie wat doet en wie hen in de vakantie vervangt.',
    },
    inspection: {
      title: 'Jaarlijkse keuring van {of}',
      text: 'Een gecertificeerde deskundige onderzoekt alles eens per jaar en schrijft een rapport. Gebreken krijgen een urgentie.',
    },
    training: {
      title: 'Scholing en instructie over {of}',
      text: 'Nieuwe kosters krijgen een rondleiding en een instructiekaart. Oefen een keer per jaar en noteer wie de cursus volgde.',
    },
  },
  seeAlso: 'Denk dan meteen ook aan {of}.',
};

import {
  type DemoPages,
  headingBlock,
  toImageItem,
  imageBlock,
  toDemoBlocks,
  quoteBlock,
  richTextBlock,
} from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';
import { homePageTexts, createHomeBlocks } from './home-blocks.ts';
import { gutterImage, keyCabinetImage } from './images.ts';
import { createPeoplePage } from './people-page.ts';
import { peopleTexts } from './people-texts.ts';
import { createPrivacyPage } from './privacy-page.ts';
import { privacyTexts } from './privacy-texts.ts';
import { createWaterPage } from './water-page.ts';
import { waterTexts } from './water-texts.ts';

const slugs: DemoSlugs = {
  check: 'risicocheck',
  about: 'over-de-check',
  water: 'water-buiten-houden',
  people: 'mensen-en-geld',
};
const locale = 'nl-nl';

export const dutchPages: DemoPages = {
  home: {
    locale,
    slug: '/',
    type: 'home',
    title: 'Hoe veilig is uw kerk?',
    seoTitle: '',
    seoDescription:
      'Doe in een kwartier de risicocheck voor kerken: 21 vragen over gebouw, mensen en geld, anoniem, met een advies waar u iets mee kunt.',
    seoKeywords: ['kerk', 'risicocheck', 'veiligheid', 'kerkrentmeester', 'kerkgebouw'],
    seoImage: [toImageItem(gutterImage, locale)],
    pageTypeProps: {
      intro:
        'Een goot die elk najaar overloopt, een sleutel die niemand terugbracht, een kaars die blijft branden. In een kwartier ziet u als kerkenraad waar het goed zit en waar aandacht nodig is.',
      startLabel: 'Start de check',
      startLink: { kind: 'internal', value: slugs.check },
      firstFact: '21 vragen',
      firstFactText: 'over gebouw, mensen en geld',
      secondFact: '15 minuten',
      secondFactText: 'alleen of samen aan tafel',
      thirdFact: 'Anoniem',
      thirdFactText: 'geen naam, geen adres',
      explanationTitle: 'Zorgen voor wat u is toevertrouwd',
      explanation:
        '<p>Een kerk is meer dan stenen. Er wordt gezongen, gedoopt, getrouwd en gerouwd. Wie ervoor verantwoordelijk is, wil dat dat veilig kan. De check helpt u om het gesprek daarover te beginnen.</p><ol><li><p><strong>Beantwoord 21 vragen</strong><br>Bij elke vraag kiest u uit twee tot vier antwoorden. Past een vraag niet bij uw kerk, dan slaat u hem over.</p></li><li><p><strong>Bekijk de uitslag</strong><br>U ziet een score van 0 tot 100 en wat die betekent: slecht, matig, voldoende of goed.</p></li><li><p><strong>Bespreek het advies</strong><br>Download het rapport en leg het op tafel bij de kerkenraad of de kerkrentmeesters.</p></li></ol>',
      footerTitle: 'Anoniem, tot en met de uitslag',
      footerText:
        '<p>Wij vragen niet wie u bent en niet welke kerk het is. Uw antwoorden blijven bij u. Wij tellen alleen hoe vaak een antwoord gegeven wordt, zodat we weten waar kerken hulp bij kunnen gebruiken.</p><p><a href="/nl-nl/over-de-check">Lees hoe de check werkt</a></p>',
    },
    blocks: createHomeBlocks(slugs, homePageTexts.nl),
  },
  about: {
    locale,
    slug: slugs.about,
    type: 'default',
    title: 'Over de check',
    seoTitle: 'Over de risicocheck',
    seoDescription:
      'Voor wie de risicocheck voor kerken is, welke twaalf onderwerpen erin zitten, wat de score betekent en wat er met uw antwoorden gebeurt.',
    seoKeywords: ['risicocheck', 'kerk', 'verzekering', 'privacy'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {
      intro:
        'De check is gemaakt voor kerkenraden, kerkrentmeesters en kosters. U hoeft geen bouwkundige te zijn: wie de sleutel heeft, weet het meeste al.',
    },
    blocks: toDemoBlocks([
      imageBlock(toImageItem(keyCabinetImage, locale), 'Acht haken, zeven sleutels. Wie heeft de achtste?'),
      headingBlock('Voor wie de check is'),
      richTextBlock(
        '<p>Vul de check in met de mensen die het gebouw kennen: de koster, iemand van het beheer, iemand die over het geld gaat. Samen aan tafel duurt het een kwartier, en het gesprek dat volgt is vaak de grootste winst.</p><p>U hebt geen tekeningen of polissen nodig. Weet u een antwoord niet, dan is dat ook een antwoord: <strong>het betekent dat iemand het mag uitzoeken.</strong></p>',
      ),
      headingBlock('Twaalf onderwerpen'),
      richTextBlock(
        '<ul><li>brand, inbraak en diefstal, storm en water</li><li>elektra en bliksem, kaarsen en open vuur, onderhoud van het gebouw</li><li>kinderen en kwetsbare mensen, bijeenkomsten en vluchtwegen</li><li>collecte en geld, kostbaarheden en kunst</li><li>privacy en IT, en hoe u verder kunt als het misgaat</li></ul>',
      ),
      quoteBlock('Wij dachten dat er vier sleutels waren. Het bleken er negentien te zijn.', 'Koster in Zeeland'),
      headingBlock('Wat de score betekent', { anchorPoint: 'score' }),
      richTextBlock(
        '<table><thead><tr><th>Score</th><th>Niveau</th><th>Wat u ermee doet</th></tr></thead><tbody><tr><td>0 tot 39</td><td>Slecht</td><td>Begin deze maand met de eerste drie adviezen.</td></tr><tr><td>40 tot 59</td><td>Matig</td><td>Maak een plan voor dit jaar.</td></tr><tr><td>60 tot 79</td><td>Voldoende</td><td>Pak op wat nog openstaat.</td></tr><tr><td>80 tot 100</td><td>Goed</td><td>Houd het bij en kijk volgend jaar opnieuw.</td></tr></tbody></table><p>Een lage score is geen verwijt. Veel adviezen kosten een avond met drie mensen, en geen geld.</p>',
      ),
      headingBlock('Wat er met uw antwoorden gebeurt', { anchorPoint: 'privacy' }),
      richTextBlock(
        '<p>Wij vragen geen naam, geen adres en niet welke kerk het is. Uw antwoorden worden geteld, niet bewaard. Het rapport hebt alleen u.</p><p>Vragen over de check? Bel gerust, het nummer staat onderaan deze pagina. Of <a href="/nl-nl">ga terug naar de voorpagina</a>.</p>',
      ),
    ]),
  },
  check: {
    locale,
    slug: slugs.check,
    type: 'check',
    title: 'Risicocheck',
    seoTitle: 'De risicocheck voor kerken',
    seoDescription:
      'Beantwoord 21 vragen over uw kerkgebouw, mensen en geld, en zie meteen een score met advies. Anoniem, in een kwartier.',
    seoKeywords: ['kerk', 'risicocheck', 'veiligheid', 'vragenlijst'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {},
    blocks: [],
  },
  notFound: {
    locale,
    slug: '404',
    type: '404',
    title: 'Hier waait u verkeerd',
    seoTitle: 'Pagina niet gevonden',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    pageTypeProps: { intro: 'Deze pagina bestaat niet, of is verhuisd. Misschien zit er een tikfout in het adres.' },
    blocks: [],
  },
  water: createWaterPage(locale, slugs, waterTexts.nl),
  people: createPeoplePage(locale, slugs, peopleTexts.nl),
  privacy: createPrivacyPage(locale, privacyTexts.nl),
};

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
  check: 'risikocheck',
  about: 'ueber-den-check',
  water: 'wasser-draussen-halten',
  people: 'menschen-und-geld',
};
const locale = 'de-de';

export const germanPages: DemoPages = {
  home: {
    locale,
    slug: '/',
    type: 'home',
    title: 'Wie sicher ist Ihre Kirche?',
    seoTitle: '',
    seoDescription:
      'Der Risikocheck für Kirchen in einer Viertelstunde: 21 Fragen zu Gebäude, Menschen und Geld, anonym, mit Rat, der sich umsetzen lässt.',
    seoKeywords: ['Kirche', 'Risikocheck', 'Sicherheit', 'Kirchenvorstand', 'Kirchengebäude'],
    seoImage: [toImageItem(gutterImage, locale)],
    pageTypeProps: {
      intro:
        'Eine Rinne, die jeden Herbst überläuft, ein Schlüssel, den niemand zurückgab, eine Kerze, die weiterbrennt. In einer Viertelstunde sehen Sie als Kirchenvorstand, was in Ordnung ist und was Aufmerksamkeit braucht.',
      startLabel: 'Check starten',
      startLink: { kind: 'internal', value: slugs.check },
      firstFact: '21 Fragen',
      firstFactText: 'zu Gebäude, Menschen und Geld',
      secondFact: '15 Minuten',
      secondFactText: 'allein oder gemeinsam am Tisch',
      thirdFact: 'Anonym',
      thirdFactText: 'kein Name, keine Adresse',
      explanationTitle: 'Sorge tragen für das, was Ihnen anvertraut ist',
      explanation:
        '<p>Eine Kirche ist mehr als ihre Steine. Hier wird gesungen, getauft, getraut und getrauert. Wer Verantwortung trägt, möchte, dass das sicher geschieht. Der Check hilft Ihnen, darüber ins Gespräch zu kommen.</p><ol><li><p><strong>21 Fragen beantworten</strong><br>Zu jeder Frage gibt es zwei bis vier Antworten. Passt eine Frage nicht zu Ihrer Kirche, lassen Sie sie aus.</p></li><li><p><strong>Ergebnis ansehen</strong><br>Sie sehen eine Punktzahl von 0 bis 100 und was sie bedeutet: schlecht, mäßig, ausreichend oder gut.</p></li><li><p><strong>Empfehlungen besprechen</strong><br>Laden Sie den Bericht herunter und bringen Sie ihn in die nächste Sitzung mit.</p></li></ol>',
      footerTitle: 'Anonym, bis hin zum Ergebnis',
      footerText:
        '<p>Wir fragen nicht, wer Sie sind, und nicht, um welche Kirche es geht. Ihre Antworten bleiben bei Ihnen. Wir zählen nur, wie oft eine Antwort gegeben wird, damit wir wissen, wo Kirchen Hilfe brauchen können.</p><p><a href="/de-de/ueber-den-check">Lesen Sie, wie der Check funktioniert</a></p>',
    },
    blocks: createHomeBlocks(slugs, homePageTexts.de),
  },
  about: {
    locale,
    slug: slugs.about,
    type: 'default',
    title: 'Über den Check',
    seoTitle: 'Über den Risikocheck',
    seoDescription:
      'Für wen der Risikocheck für Kirchen ist, welche zwölf Themen er umfasst, was die Punktzahl bedeutet und was mit Ihren Antworten geschieht.',
    seoKeywords: ['Risikocheck', 'Kirche', 'Versicherung', 'Datenschutz'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {
      intro:
        'Der Check ist für Kirchenvorstände, Küsterinnen und Küster gemacht. Sie müssen nicht vom Bau sein: Wer den Schlüssel hat, weiß das meiste schon.',
    },
    blocks: toDemoBlocks([
      imageBlock(toImageItem(keyCabinetImage, locale), 'Acht Haken, sieben Schlüssel. Wer hat den achten?'),
      headingBlock('Für wen der Check ist'),
      richTextBlock(
        '<p>Füllen Sie den Check mit den Menschen aus, die das Gebäude kennen: mit der Küsterin, mit jemandem aus der Verwaltung, mit jemandem, der sich um das Geld kümmert. Gemeinsam am Tisch dauert es eine Viertelstunde, und das Gespräch danach ist oft der größte Gewinn.</p><p>Sie brauchen weder Pläne noch Policen. Wissen Sie eine Antwort nicht, so ist auch das eine Antwort: <strong>Dann darf es jemand herausfinden.</strong></p>',
      ),
      headingBlock('Zwölf Themen'),
      richTextBlock(
        '<ul><li>Feuer, Einbruch und Diebstahl, Sturm und Wasser</li><li>Elektrik und Blitz, Kerzen und offenes Feuer, Gebäude\u00ADunterhalt</li><li>Kinder und schutzbedürftige Menschen, Veranstaltungen und Fluchtwege</li><li>Kollekte und Geld, Wertgegenstände und Kunst</li><li>Datenschutz und IT, und wie es weitergeht, wenn etwas passiert</li></ul>',
      ),
      quoteBlock('Wir dachten, es gäbe vier Schlüssel. Am Ende waren es neunzehn.', 'Küster in Ostfriesland'),
      headingBlock('Was die Punktzahl bedeutet', { anchorPoint: 'punktzahl' }),
      richTextBlock(
        '<table><thead><tr><th>Punkte</th><th>Stufe</th><th>Was Sie damit tun</th></tr></thead><tbody><tr><td>0 bis 39</td><td>Schlecht</td><td>Beginnen Sie diesen Monat mit den ersten drei Empfehlungen.</td></tr><tr><td>40 bis 59</td><td>Mäßig</td><td>Machen Sie einen Plan für dieses Jahr.</td></tr><tr><td>60 bis 79</td><td>Ausreichend</td><td>Gehen Sie an, was noch offen ist.</td></tr><tr><td>80 bis 100</td><td>Gut</td><td>Bleiben Sie dabei und sehen Sie nächstes Jahr wieder nach.</td></tr></tbody></table><p>Eine niedrige Punktzahl ist kein Vorwurf. Viele Empfehlungen kosten einen Abend zu dritt, und kein Geld.</p>',
      ),
      headingBlock('Was mit Ihren Antworten geschieht', { anchorPoint: 'datenschutz' }),
      richTextBlock(
        '<p>Wir fragen nach keinem Namen, keiner Adresse und nicht, um welche Kirche es geht. Ihre Antworten werden gezählt, nicht aufbewahrt. Den Bericht haben nur Sie.</p><p>Fragen zum Check? Rufen Sie uns gern an, die Nummer steht unten auf dieser Seite. Oder <a href="/de-de">gehen Sie zurück zur Startseite</a>.</p>',
      ),
    ]),
  },
  check: {
    locale,
    slug: slugs.check,
    type: 'check',
    title: 'Risikocheck',
    seoTitle: 'Der Risikocheck für Kirchen',
    seoDescription:
      'Beantworten Sie 21 Fragen über Gebäude, Menschen und Geld Ihrer Kirche, und sehen Sie sofort ein Ergebnis mit Rat. Anonym, in 15 Minuten.',
    seoKeywords: ['Kirche', 'Risikocheck', 'Sicherheit', 'Fragebogen'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {},
    blocks: [],
  },
  notFound: {
    locale,
    slug: '404',
    type: '404',
    title: 'Hier weht der falsche Wind',
    seoTitle: 'Seite nicht gefunden',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    pageTypeProps: {
      intro: 'Diese Seite gibt es nicht, oder sie ist umgezogen. Vielleicht steckt ein Tippfehler in der Adresse.',
    },
    blocks: [],
  },
  water: createWaterPage(locale, slugs, waterTexts.de),
  people: createPeoplePage(locale, slugs, peopleTexts.de),
  privacy: createPrivacyPage(locale, privacyTexts.de),
};

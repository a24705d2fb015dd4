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
  check: 'bilan-des-risques',
  about: 'a-propos',
  water: 'garder-l-eau-dehors',
  people: 'personnes-et-argent',
};
const locale = 'fr-fr';

export const frenchPages: DemoPages = {
  home: {
    locale,
    slug: '/',
    type: 'home',
    title: 'Votre église est-elle sûre ?',
    seoTitle: '',
    seoDescription:
      'Faites le bilan des risques de votre église en un quart d’heure : 21 questions sur le bâtiment, les personnes et l’argent, de façon anonyme.',
    seoKeywords: ['église', 'bilan des risques', 'sécurité', 'conseil de paroisse', 'bâtiment'],
    seoImage: [toImageItem(gutterImage, locale)],
    pageTypeProps: {
      intro:
        'Une gouttière qui déborde chaque automne, une clé que personne n’a rendue, un cierge resté allumé. En un quart d’heure, votre conseil voit ce qui va bien et ce qui demande de l’attention.',
      startLabel: 'Commencer le bilan',
      startLink: { kind: 'internal', value: slugs.check },
      firstFact: '21 questions',
      firstFactText: 'sur le bâtiment, les personnes et l’argent',
      secondFact: '15 minutes',
      secondFactText: 'seul ou ensemble autour de la table',
      thirdFact: 'Anonyme',
      thirdFactText: 'ni nom, ni adresse',
      explanationTitle: 'Prendre soin de ce qui vous est confié',
      explanation:
        '<p>Une église est plus que ses pierres. On y chante, on y baptise, on s’y marie, on y pleure. Qui en a la charge souhaite que tout cela se fasse en sécurité. Le bilan vous aide à en parler ensemble.</p><ol><li><p><strong>Répondez à 21 questions</strong><br>Chaque question propose deux à quatre réponses. Si elle ne concerne pas votre église, vous la laissez de côté.</p></li><li><p><strong>Consultez le résultat</strong><br>Vous obtenez une note de 0 à 100 et son sens : mauvais, moyen, suffisant ou bon.</p></li><li><p><strong>Parlez des conseils</strong><br>Téléchargez le rapport et mettez-le à l’ordre du jour du prochain conseil.</p></li></ol>',
      footerTitle: 'Anonyme, jusqu’au résultat',
      footerText:
        '<p>Nous ne demandons ni qui vous êtes, ni de quelle église il s’agit. Vos réponses restent chez vous. Nous comptons seulement combien de fois une réponse est donnée, pour savoir où les églises ont besoin d’aide.</p><p><a href="/fr-fr/a-propos">Lisez comment fonctionne le bilan</a></p>',
    },
    blocks: createHomeBlocks(slugs, homePageTexts.fr),
  },
  about: {
    locale,
    slug: slugs.about,
    type: 'default',
    title: 'À propos du bilan',
    seoTitle: 'À propos du bilan des risques',
    seoDescription:
      'À qui s’adresse le bilan des risques pour églises, quels sont ses douze thèmes, ce que signifie la note et ce que deviennent vos réponses.',
    seoKeywords: ['bilan des risques', 'église', 'assurance', 'vie privée'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {
      intro:
        'Le bilan est fait pour les conseils de paroisse, les trésoriers et les sacristains. Nul besoin d’être du bâtiment : qui détient la clé sait déjà presque tout.',
    },
    blocks: toDemoBlocks([
      imageBlock(toImageItem(keyCabinetImage, locale), 'Huit crochets, sept clés. Qui a la huitième ?'),
      headingBlock('À qui s’adresse le bilan'),
      richTextBlock(
        '<p>Remplissez le bilan avec ceux qui connaissent le bâtiment : le sacristain, une personne chargée de l’entretien, une personne qui tient les comptes. Autour d’une table, il faut un quart d’heure, et la conversation qui suit vaut souvent le plus.</p><p>Il ne vous faut ni plans ni contrats. Si vous ignorez une réponse, c’en est une aussi : <strong>quelqu’un peut aller voir.</strong></p>',
      ),
      headingBlock('Douze thèmes'),
      richTextBlock(
        '<ul><li>incendie, effraction et vol, tempête et eau</li><li>électricité et foudre, cierges et feu nu, entretien du bâtiment</li><li>enfants et personnes vulnérables, rassemblements et issues de secours</li><li>quête et argent, objets précieux et œuvres d’art</li><li>vie privée et informatique, et comment continuer en cas de coup dur</li></ul>',
      ),
      quoteBlock('Nous pensions qu’il y avait quatre clés. Il y en avait dix-neuf.', 'Sacristain en Bretagne'),
      headingBlock('Ce que signifie la note', { anchorPoint: 'note' }),
      richTextBlock(
        '<table><thead><tr><th>Note</th><th>Niveau</th><th>Ce que vous en faites</th></tr></thead><tbody><tr><td>0 à 39</td><td>Mauvais</td><td>Commencez ce mois-ci par les trois premiers conseils.</td></tr><tr><td>40 à 59</td><td>Moyen</td><td>Faites un plan pour cette année.</td></tr><tr><td>60 à 79</td><td>Suffisant</td><td>Traitez ce qui reste ouvert.</td></tr><tr><td>80 à 100</td><td>Bon</td><td>Continuez, et regardez à nouveau l’an prochain.</td></tr></tbody></table><p>Une note basse n’est pas un reproche. Beaucoup de conseils demandent une soirée à trois, et pas d’argent.</p>',
      ),
      headingBlock('Ce que deviennent vos réponses', { anchorPoint: 'vie-privee' }),
      richTextBlock(
        '<p>Nous ne demandons ni nom, ni adresse, ni de quelle église il s’agit. Vos réponses sont comptées, pas conservées. Vous seul avez le rapport.</p><p>Des questions ? Appelez-nous, le numéro figure au bas de cette page. Ou <a href="/fr-fr">retournez à l’accueil</a>.</p>',
      ),
    ]),
  },
  check: {
    locale,
    slug: slugs.check,
    type: 'check',
    title: 'Bilan des risques',
    seoTitle: 'Le bilan des risques pour églises',
    seoDescription:
      'Répondez à 21 questions sur votre église, ses bâtiments, ses gens et son argent, et voyez aussitôt un score avec des conseils.',
    seoKeywords: ['église', 'bilan des risques', 'sécurité', 'questionnaire'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {},
    blocks: [],
  },
  notFound: {
    locale,
    slug: '404',
    type: '404',
    title: 'Le vent vous a égaré',
    seoTitle: 'Page introuvable',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    pageTypeProps: {
      intro: 'Cette page n’existe pas, ou elle a déménagé. Peut-être y a-t-il une faute de frappe dans l’adresse.',
    },
    blocks: [],
  },
  water: createWaterPage(locale, slugs, waterTexts.fr),
  people: createPeoplePage(locale, slugs, peopleTexts.fr),
  privacy: createPrivacyPage(locale, privacyTexts.fr),
};

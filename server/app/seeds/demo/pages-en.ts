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
  check: 'risk-check',
  about: 'about',
  water: 'keeping-water-out',
  people: 'people-and-money',
};
const locale = 'en';

export const englishPages: DemoPages = {
  home: {
    locale,
    slug: '/',
    type: 'home',
    title: 'How safe is your church?',
    seoTitle: '',
    seoDescription:
      'Take the risk check for churches in a quarter of an hour: 21 questions about building, people and money, anonymous, with advice you can act on.',
    seoKeywords: ['church', 'risk check', 'safety', 'churchwarden', 'church building'],
    seoImage: [toImageItem(gutterImage, locale)],
    pageTypeProps: {
      intro:
        'A gutter that overflows every autumn, a key that nobody brought back, a candle left burning. In a quarter of an hour your church council sees what is in order and what needs attention.',
      startLabel: 'Start the check',
      startLink: { kind: 'internal', value: slugs.check },
      firstFact: '21 questions',
      firstFactText: 'about building, people and money',
      secondFact: '15 minutes',
      secondFactText: 'alone, or together at the table',
      thirdFact: 'Anonymous',
      thirdFactText: 'no name, no address',
      explanationTitle: 'Looking after what was entrusted to you',
      explanation:
        '<p>A church is more than its stones. People sing there, are baptised, marry and mourn. The people responsible for it want them to be safe. The check helps you start that conversation.</p><ol><li><p><strong>Answer 21 questions</strong><br>Each question has two to four answers. If one does not apply to your church, you leave it out.</p></li><li><p><strong>See the result</strong><br>You get a score from 0 to 100 and what it means: bad, moderate, sufficient or good.</p></li><li><p><strong>Talk about the advice</strong><br>Download the report and put it on the table at the next council meeting.</p></li></ol>',
      footerTitle: 'Anonymous, right up to the result',
      footerText:
        '<p>We do not ask who you are, nor which church it is. Your answers stay with you. We only count how often an answer is given, so that we know where churches could do with some help.</p><p><a href="/about">Read how the check works</a></p>',
    },
    blocks: createHomeBlocks(slugs, homePageTexts.en),
  },
  about: {
    locale,
    slug: slugs.about,
    type: 'default',
    title: 'About the check',
    seoTitle: 'About the risk check',
    seoDescription:
      'Who the risk check for churches is for, which twelve subjects it covers, what the score means and what happens to your answers.',
    seoKeywords: ['risk check', 'church', 'insurance', 'privacy'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {
      intro:
        'The check was made for church councils, churchwardens and sextons. You need not be a surveyor: if you hold the key, you know most of it already.',
    },
    blocks: toDemoBlocks([
      imageBlock(toImageItem(keyCabinetImage, locale), 'Eight hooks, seven keys. Who has the eighth?'),
      headingBlock('Who the check is for'),
      richTextBlock(
        '<p>Fill in the check with the people who know the building: the sexton, someone who looks after maintenance, someone who looks after the money. Together at the table it takes a quarter of an hour, and the talk that follows is often worth the most.</p><p>You need no drawings and no policies. If you do not know an answer, that is an answer too: <strong>it means that somebody may find out.</strong></p>',
      ),
      headingBlock('Twelve subjects'),
      richTextBlock(
        '<ul><li>fire, break-in and theft, storm and water</li><li>electricity and lightning, candles and open fire, upkeep of the building</li><li>children and vulnerable people, events and escape routes</li><li>collections and money, valuables and art</li><li>privacy and IT, and how to carry on when something goes wrong</li></ul>',
      ),
      quoteBlock('We thought there were four keys. There turned out to be nineteen.', 'Sexton in Zeeland'),
      headingBlock('What the score means', { anchorPoint: 'score' }),
      richTextBlock(
        '<table><thead><tr><th>Score</th><th>Level</th><th>What to do with it</th></tr></thead><tbody><tr><td>0 to 39</td><td>Bad</td><td>Start with the first three pieces of advice this month.</td></tr><tr><td>40 to 59</td><td>Moderate</td><td>Make a plan for this year.</td></tr><tr><td>60 to 79</td><td>Sufficient</td><td>Take up what is still open.</td></tr><tr><td>80 to 100</td><td>Good</td><td>Keep it up and look again next year.</td></tr></tbody></table><p>A low score is no reproach. Much of the advice takes an evening with three people, and no money.</p>',
      ),
      headingBlock('What happens to your answers', { anchorPoint: 'privacy' }),
      richTextBlock(
        '<p>We do not ask for a name, an address or your church. Your answers are counted, not stored. Only you have the report.</p><p>Questions about the check? Do call us, the number is at the bottom of this page. Or <a href="/">go back to the front page</a>.</p>',
      ),
    ]),
  },
  check: {
    locale,
    slug: slugs.check,
    type: 'check',
    title: 'Risk check',
    seoTitle: 'The risk check for churches',
    seoDescription:
      'Answer 21 questions about your church building, people and money, and get a score with advice at once. Anonymous, in a quarter of an hour.',
    seoKeywords: ['church', 'risk check', 'safety', 'questionnaire'],
    seoImage: [toImageItem(keyCabinetImage, locale)],
    pageTypeProps: {},
    blocks: [],
  },
  notFound: {
    locale,
    slug: '404',
    type: '404',
    title: 'The wind blew you off course',
    seoTitle: 'Page not found',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    pageTypeProps: {
      intro: 'This page does not exist, or it has moved. Perhaps there is a typing error in the address.',
    },
    blocks: [],
  },
  water: createWaterPage(locale, slugs, waterTexts.en),
  people: createPeoplePage(locale, slugs, peopleTexts.en),
  privacy: createPrivacyPage(locale, privacyTexts.en),
};

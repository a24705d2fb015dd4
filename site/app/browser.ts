import '../shared/tokens.css';
import '../shared/fonts.css';
import '../shared/base.css';
import { watchCookieBar } from '../shared/frame/watch-cookie-bar.ts';
import { watchLanguageChoice } from '../shared/frame/watch-language-choice.ts';

// For their styles alone: the build puts them into the one style sheet of the site.
import.meta.glob('../**/*.module.css', { eager: true });

watchLanguageChoice(document);
watchCookieBar(document);

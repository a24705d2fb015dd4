import '../shared/tokens.css';
import '../shared/fonts.css';
import '../shared/base.css';
// Only named here so that the build emits the files; the document links them.
import './icons/index.ts';
import { watchCheck } from '../questionnaire/browser/index.ts';
import { closeDetails } from '../shared/frame/close-details.ts';
import { watchCookieBar } from '../shared/frame/watch-cookie-bar.ts';
import { watchGalleries } from '../shared/frame/watch-galleries.ts';
import { watchVideos } from '../shared/frame/watch-videos.ts';
import { watchSearch } from '../shared/search/watch-search.ts';

// For their styles alone: the build puts them into the one style sheet of the site.
import.meta.glob('../**/*.module.css', { eager: true });

closeDetails(document);
watchCookieBar(document);
watchVideos(document);
watchGalleries(document);
watchSearch(document);
watchCheck(document);

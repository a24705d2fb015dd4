import '../shared/tokens.css';
import '../shared/fonts.css';
import '../shared/base.css';
// Imported so that the build emits the files; the document links to them.
import './icons/index.ts';
import { watchCheck } from '../questionnaire/browser/index.ts';
import { watchDetails } from '../shared/frame/watch-details.ts';
import { watchCookieBar } from '../shared/frame/watch-cookie-bar.ts';
import { watchGalleries } from '../shared/frame/watch-galleries.ts';
import { watchVideos } from '../shared/frame/watch-videos.ts';
import { watchSearch } from '../shared/search/watch-search.ts';

// Imported so that the build puts the styles into the site's single style sheet.
import.meta.glob('../**/*.module.css', { eager: true });

watchDetails(document);
watchCookieBar(document);
watchVideos(document);
watchGalleries(document);
watchSearch(document);
watchCheck(document);

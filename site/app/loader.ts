import '../shared/tokens.css';
import '../shared/fonts.css';
import '../shared/base.css';
// Imported so that the build emits the files; the document links to them.
import './icons/index.ts';
import { watchCookieBar } from '../shared/frame/watch-cookie-bar.ts';
import { watchDetails } from '../shared/frame/watch-details.ts';
import { watchGalleries } from '../shared/frame/watch-galleries.ts';
import { watchVideos } from '../shared/frame/watch-videos.ts';
import { startClientWhenNeeded } from './start-client.ts';

watchDetails(document);
watchCookieBar(document);
watchVideos(document);
watchGalleries(document);
startClientWhenNeeded(document);

import { createContext } from 'react';

/** What every part of a document may need and no query returns; the same on the server and in the browser. */
export type SiteInfo = {
  /** The site's public URL, without trailing slash. */
  publicUrl: string;
  /** The date in the site's time zone, such as 2026-03-01. */
  today: string;
  /** Names the build of the site, so that a browser notices that the server has another one. */
  build: string;
};

export const SiteInfoContext = createContext<SiteInfo>({ publicUrl: '', today: '', build: '' });

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** What every response carries, whatever it is; a route may replace the Referrer-Policy by a stricter one. */
export const baseHeaders = (secure: boolean): Record<string, string> => ({
  ...everywhere,
  ...(secure && strictTransport),
});

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Pages of the site: everything in files of this server, so that a cached page needs no nonce. */
const sitePolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  // Players of videos, which the site's script makes once a visitor has accepted cookies.
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** The admin area: its components set style attributes, and the editor's canvas is a frame of its own. */
const adminPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
});

const withPolicy = (contentPolicy: string, secure: boolean) => ({
  ...baseHeaders(secure),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': contentPolicy,
});

export const siteHeaders = (secure: boolean): Record<string, string> => withPolicy(sitePolicy, secure);
export const adminHeaders = (secure: boolean): Record<string, string> => withPolicy(adminPolicy, secure);

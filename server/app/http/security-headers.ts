const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every response; a route may set a stricter Referrer-Policy. */
export const baseSecurityHeaders = (secure: boolean): Record<string, string> => ({
  ...commonHeaders,
  ...(secure && strictTransport),
});

const formatPolicy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Pages of the site load only files of this server, so a cached page needs no nonce. */
const sitePolicy = formatPolicy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  // Video players, embedded by the site's script after a visitor accepts cookies.
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** The admin area: components set style attributes, and the editor's canvas is an iframe. */
const adminPolicy = formatPolicy({
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
  ...baseSecurityHeaders(secure),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': contentPolicy,
});

/** Security headers of the site's pages. */
export const siteSecurityHeaders = (secure: boolean): Record<string, string> => withPolicy(sitePolicy, secure);
/** Security headers of the admin area. */
export const adminSecurityHeaders = (secure: boolean): Record<string, string> => withPolicy(adminPolicy, secure);

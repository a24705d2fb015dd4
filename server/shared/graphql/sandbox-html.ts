import { sandboxExamples } from './sandbox-examples.ts';

/** Path for downloading the schema in SDL. */
export const schemaDownloadPath = '/graphql/schema.graphql';

const escapeScript = (text: string): string => text.replaceAll('<', '\\u003c');

const tabs = sandboxExamples.map(({ name, query, variables }, index) => ({
  id: `example-${index}`,
  hash: null,
  title: name,
  query,
  headers: null,
  operationName: null,
  response: null,
  variables: variables ? JSON.stringify(variables, null, 2) : null,
}));

/**
 * Shows the examples as tabs on the first visit; later visits find their own work. GraphiQL opens an additional tab if
 * its stored texts differ from those of the open tab, as stored headers do, so they are made equal. It also watches
 * requests, because an Authorization header decides who the viewer is.
 */
export const sandboxSetupScript = `<script>
let storedAuthorization = null;
const readAuthorization = (headers) => {
  try {
    return new Headers(JSON.parse(headers)).get('authorization');
  } catch {
    return null;
  }
};
try {
  const read = (name) => localStorage.getItem('graphiql:' + name);
  const write = (name, value) => {
    if (value) localStorage.setItem('graphiql:' + name, value);
    else localStorage.removeItem('graphiql:' + name);
  };
  if (!read('tabState')) {
    write('tabState', JSON.stringify({ tabs: ${escapeScript(JSON.stringify(tabs))}, activeTabIndex: 0 }));
  }
  if (!read('shouldPersistHeaders')) write('shouldPersistHeaders', 'false');
  if (read('visiblePlugin') === 'Explain') write('visiblePlugin', '');
  const state = JSON.parse(read('tabState'));
  const tab = state.tabs[state.activeTabIndex];
  if (read('shouldPersistHeaders') === 'true') tab.headers = tab.headers || read('headers');
  for (const name of ['query', 'variables', 'headers']) write(name, tab[name]);
  storedAuthorization = readAuthorization(tab.headers);
  tab.hash = null;
  write('tabState', JSON.stringify(state));
} catch {}
const plainFetch = window.fetch;
let csrfToken = null;
const sendOnce = async (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-requested-with', 'XMLHttpRequest');
  if (csrfToken) headers.set('x-csrf-token', csrfToken);
  const response = await plainFetch(input, { ...init, headers });
  csrfToken = response.headers.get('x-csrf-token') || csrfToken;
  return response;
};
// A mutation with a session needs the CSRF token; a token that another tab has replaced is refreshed once.
const trustedFetch = async (input, init) => {
  const sent = csrfToken;
  const response = await sendOnce(input, init);
  return response.status === 403 && csrfToken !== sent ? sendOnce(input, init) : response;
};
window.fetch = (input, init) => {
  const headers = new Headers((init && init.headers) || {});
  const isIntrospection = init && String(init.body).includes('IntrospectionQuery');
  if (init && init.method === 'POST' && !isIntrospection) {
    window.dispatchEvent(new CustomEvent('ximblox-authorization', { detail: headers.get('authorization') }));
  }
  return init && init.method === 'POST' ? trustedFetch(input, init) : plainFetch(input, init);
};
// Allows storing headers; whether they are stored depends on the setting above.
RURU_CONFIG.shouldPersistHeaders = true;
RURU_CONFIG.onEditHeaders = (text) => {
  window.dispatchEvent(new CustomEvent('ximblox-authorization', { detail: readAuthorization(text) }));
};
</script>`;

/** Header above the sandbox: the viewer and the schema. */
export const sandboxHeaderHtml = `<header id="ximblox-bar">
<strong>Ximblox GraphQL</strong>
<span id="ximblox-viewer" role="status"></span>
<nav aria-label="More">
<a href="${schemaDownloadPath}" download="schema.graphql">Download the schema</a>
<a href="/api/ximblox/docs">REST</a>
</nav>
</header>`;

/** Style of the header above the sandbox. */
export const sandboxStyle = `<style>
#ximblox-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 18px; min-height: 40px; padding: 4px 16px;
  box-sizing: border-box; font: 14px/20px system-ui, sans-serif; color: #2b2825; background: #fff;
  border-bottom: 1px solid #dcd7d1; }
[aria-label$=' Explain'] { display: none !important; }
#ximblox-bar nav { display: flex; gap: 18px; margin-inline-start: auto; }
#ximblox-bar a { color: #a8410a; }
body { display: flex; flex-direction: column; height: 100vh; }
#ruru-root { flex: 1; min-height: 0; height: auto !important; }
@media (prefers-color-scheme: dark) {
  #ximblox-bar { color: #ece8e3; background: #1d1b19; border-color: #3a3632; }
  #ximblox-bar a { color: #ff9d5c; }
}
</style>`;

/** Shows the viewer: the owner of an API token, or else the user of the session. */
export const sandboxViewerScript = `<script type="module">
const place = document.getElementById('ximblox-viewer');
let authorization = storedAuthorization;
let requests = 0;
const show = ({ errors, data }) => {
  const user = data && data.viewer;
  const name = user && user.name + ' (' + user.role.name + ')';
  if (user) place.textContent = (authorization ? 'With an API token of ' : 'Signed in as ') + name;
  else if (errors) place.textContent = authorization ? 'The API token is not valid.' : 'The server does not respond.';
  else {
    const link = document.createElement('a');
    link.href = '/cmsadmin/login?from=sandbox';
    link.textContent = 'Sign in';
    place.replaceChildren('You ask as a visitor. ', link);
  }
};
const loadViewer = async () => {
  const number = (requests += 1);
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const body = JSON.stringify({ query: '{ viewer { name role { name } } }' });
  const result = await trustedFetch('/graphql', { method: 'POST', headers, body })
    .then((response) => response.json())
    .catch(() => ({ errors: [] }));
  if (number === requests) show(result);
};
window.addEventListener('ximblox-authorization', ({ detail }) => {
  if (detail === authorization) return;
  authorization = detail;
  loadViewer();
});
window.addEventListener('focus', loadViewer);
loadViewer();
</script>`;

import { sandboxExamples } from './sandbox-examples.ts';

/** Where the schema can be downloaded, in GraphQL's own language. */
export const schemaPath = '/graphql/schema.graphql';

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
 * Puts the examples into the tabs of somebody's first visit; later ones find their own work there. GraphiQL opens one more
 * tab where the texts that it kept are not those of the tab that was open, which kept headers are not, so they are made
 * the same. What it sends is watched: an Authorization header decides who asks.
 */
export const exampleScript = `<script>
let keptAuthorization = null;
const readAuthorization = (headers) => {
  try {
    return new Headers(JSON.parse(headers)).get('authorization');
  } catch {
    return null;
  }
};
try {
  const kept = (name) => localStorage.getItem('graphiql:' + name);
  const keep = (name, value) => {
    if (value) localStorage.setItem('graphiql:' + name, value);
    else localStorage.removeItem('graphiql:' + name);
  };
  if (!kept('tabState')) {
    keep('tabState', JSON.stringify({ tabs: ${escapeScript(JSON.stringify(tabs))}, activeTabIndex: 0 }));
  }
  if (!kept('shouldPersistHeaders')) keep('shouldPersistHeaders', 'false');
  if (kept('visiblePlugin') === 'Explain') keep('visiblePlugin', '');
  const state = JSON.parse(kept('tabState'));
  const tab = state.tabs[state.activeTabIndex];
  if (kept('shouldPersistHeaders') === 'true') tab.headers = tab.headers || kept('headers');
  for (const name of ['query', 'variables', 'headers']) keep(name, tab[name]);
  keptAuthorization = readAuthorization(tab.headers);
  tab.hash = null;
  keep('tabState', JSON.stringify(state));
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
// A session's change needs its token; one that another tab has outdated is replaced, once.
const trustedFetch = async (input, init) => {
  const sent = csrfToken;
  const response = await sendOnce(input, init);
  return response.status === 403 && csrfToken !== sent ? sendOnce(input, init) : response;
};
window.fetch = (input, init) => {
  const headers = new Headers((init && init.headers) || {});
  const isIntrospection = init && String(init.body).includes('IntrospectionQuery');
  if (init && init.method === 'POST' && !isIntrospection) {
    window.dispatchEvent(new CustomEvent('ximblox-ask', { detail: headers.get('authorization') }));
  }
  return init && init.method === 'POST' ? trustedFetch(input, init) : plainFetch(input, init);
};
// Allows headers to be kept, and compares them; whether they are is said by the setting above.
RURU_CONFIG.shouldPersistHeaders = true;
RURU_CONFIG.onEditHeaders = (text) => {
  window.dispatchEvent(new CustomEvent('ximblox-ask', { detail: readAuthorization(text) }));
};
</script>`;

/** Above the sandbox: who asks, and where the schema is. */
export const frameBar = `<header id="ximblox-bar">
<strong>Ximblox GraphQL</strong>
<span id="ximblox-viewer" role="status"></span>
<nav aria-label="More">
<a href="${schemaPath}" download="schema.graphql">Download the schema</a>
<a href="/api/ximblox/docs">REST</a>
</nav>
</header>`;

export const frameStyle = `<style>
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

/** Says for whom what is tried out here counts: a token, or else the user of the session's cookie. */
export const viewerScript = `<script type="module">
const place = document.getElementById('ximblox-viewer');
let authorization = keptAuthorization;
let asked = 0;
const show = ({ errors, data }) => {
  const user = data && data.viewer;
  const name = user && user.name + ' (' + user.role.name + ')';
  if (user) place.textContent = (authorization ? 'With an API token of ' : 'Signed in as ') + name;
  else if (errors) place.textContent = authorization ? 'The API token is not valid.' : 'The server does not answer.';
  else {
    const link = document.createElement('a');
    link.href = '/cmsadmin/login?from=sandbox';
    link.textContent = 'Sign in';
    place.replaceChildren('You ask as a visitor. ', link);
  }
};
const ask = async () => {
  const number = (asked += 1);
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const body = JSON.stringify({ query: '{ viewer { name role { name } } }' });
  const answer = await trustedFetch('/graphql', { method: 'POST', headers, body })
    .then((response) => response.json())
    .catch(() => ({ errors: [] }));
  if (number === asked) show(answer);
};
window.addEventListener('ximblox-ask', ({ detail }) => {
  if (detail === authorization) return;
  authorization = detail;
  ask();
});
window.addEventListener('focus', ask);
ask();
</script>`;

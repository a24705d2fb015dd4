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

/** Puts the examples into the tabs of somebody's first visit; later ones find their own work there. */
export const exampleScript = `<script>
try {
  if (!localStorage.getItem('graphiql:tabState')) {
    const tabs = ${escapeScript(JSON.stringify(tabs))};
    localStorage.setItem('graphiql:tabState', JSON.stringify({ tabs, activeTabIndex: 0 }));
    localStorage.setItem('graphiql:query', tabs[0].query);
    localStorage.setItem('graphiql:variables', tabs[0].variables);
  }
} catch {}
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
#ximblox-bar nav { display: flex; gap: 18px; margin-inline-start: auto; }
#ximblox-bar a { color: #a8410a; }
body { display: flex; flex-direction: column; height: 100vh; }
#ruru-root { flex: 1; min-height: 0; height: auto !important; }
@media (prefers-color-scheme: dark) {
  #ximblox-bar { color: #ece8e3; background: #1d1b19; border-color: #3a3632; }
  #ximblox-bar a { color: #ff9d5c; }
}
</style>`;

/** Tells whose cookie counts for what is tried out here. */
export const viewerScript = `<script type="module">
const place = document.getElementById('ximblox-viewer');
const tell = (user) => {
  if (user) {
    place.textContent = 'Signed in as ' + user.name + ' (' + user.role.name + ')';
    return;
  }
  const link = document.createElement('a');
  link.href = '/cmsadmin/login';
  link.textContent = 'Sign in';
  place.replaceChildren('You ask as a visitor. ', link);
};
const ask = async () => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { name role { name } } }' }),
  });
  tell((await response.json()).data?.viewer);
};
ask().catch(() => { place.textContent = 'The server does not answer.'; });
window.addEventListener('focus', () => { ask().catch(() => undefined); });
</script>`;

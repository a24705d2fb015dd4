import sanitizeHtml from 'sanitize-html';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

const shapes = ['circle', 'ellipse', 'image', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'use'];
const structure = ['svg', 'g', 'defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'switch', 'view', 'style'];
const paints = ['linearGradient', 'radialGradient', 'stop', 'filter', 'title', 'desc', 'textPath'];
const filters = ['Blend', 'ColorMatrix', 'ComponentTransfer', 'Composite', 'DropShadow', 'Flood', 'GaussianBlur']
  .concat(['Merge', 'MergeNode', 'Offset', 'FuncR', 'FuncG', 'FuncB', 'FuncA'])
  .map((name) => `fe${name}`);

const attributes = `
  class clip-path clip-rule clipPathUnits color color-interpolation-filters cx cy d dominant-baseline dx dy edgeMode
  fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-style font-weight
  fr fx fy gradientTransform gradientUnits height href id in in2 k1 k2 k3 k4 lengthAdjust letter-spacing marker-end
  marker-mid marker-start markerHeight markerUnits markerWidth mask maskContentUnits maskUnits mix-blend-mode mode
  offset opacity operator orient overflow paint-order pathLength patternContentUnits patternTransform patternUnits
  points preserveAspectRatio primitiveUnits r refX refY result role rotate rx ry shape-rendering slope
  spreadMethod startOffset stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style tableValues text-anchor
  text-decoration text-rendering textLength transform transform-origin type values vector-effect version viewBox
  visibility width word-spacing writing-mode x x1 x2 xlink:href xml:space xmlns xmlns:xlink y y1 y2`
  .trim()
  .split(/\s+/);

/** Refers to another document, or contains an escape that could hide a reference. */
const riskyValue = /\\|url\(\s*(?:["']\s*)?(?![#"'\s])/i;
/** Styles that could load something, or close their element. */
const riskyStyle = /[<&@]|(?:image|image-set|cross-fade|src|expression)\(|javascript/i;

const isRiskyStyle = (style: string): boolean => riskyValue.test(style) || riskyStyle.test(style);

const fragmentLink = /^#[\w.:-]+$/;
const embeddedImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/;

function isHarmless(tagName: string, name: string, value: string): boolean {
  if (name === 'xmlns' || name === 'xmlns:xlink') return false;
  if (name === 'href' || name === 'xlink:href') {
    return fragmentLink.test(value) || (tagName === 'image' && embeddedImage.test(value));
  }
  return name === 'style' ? !isRiskyStyle(value) : !riskyValue.test(value);
}

function cleanAttributes(tagName: string, given: Record<string, string>): sanitizeHtml.Tag {
  const harmless = Object.entries(given).filter(([name, value]) => isHarmless(tagName, name, value));
  const namespaces: Record<string, string> =
    tagName === 'svg' ? { xmlns: svgNamespace, 'xmlns:xlink': xlinkNamespace } : {};
  return { tagName, attribs: { ...namespaces, ...Object.fromEntries(harmless) } };
}

/** Removes everything active or external from an SVG: scripts, handlers, animations, foreign content, external URLs. */
export function cleanSvg(source: string): string {
  const clean = sanitizeHtml(source, {
    allowedTags: [...structure, ...shapes, ...paints, ...filters],
    allowedAttributes: { '*': attributes },
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    // exclusiveFilter removes style elements with risky content.
    allowVulnerableTags: true,
    disallowedTagsMode: 'completelyDiscard',
    exclusiveFilter: ({ tag, text }) => tag === 'style' && isRiskyStyle(text),
    nonBooleanAttributes: ['*'],
    nonTextTags: ['script', 'textarea', 'option', 'xmp', 'metadata', 'foreignObject', 'iframe'],
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    selfClosing: [],
    transformTags: { '*': cleanAttributes },
  });
  return clean.trim();
}

/**
 * Disables the filters of a clean SVG before it is rendered here: a few blurs over a large area take minutes and a
 * gigabyte. Visitors' browsers get the SVG itself, with its filters.
 */
export const disableSvgFilters = (clean: string): string =>
  clean.replaceAll(/<style[^>]*>[^<]*|<[^>]+>/g, (part) => part.replaceAll(/\bfilter(?=\s*[=:])/gi, 'x-filter'));

/** Returns where the declaration, comment or document type at the start of a text ends; null if there is none. */
function endOfProlog(source: string): number | null {
  if (source.startsWith('<?')) return source.indexOf('?>') + 2;
  if (source.startsWith('<!--')) return source.indexOf('-->', 4) + 3;
  const doctype = /^<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/i.exec(source);
  return doctype ? doctype[0].length : null;
}

/** Whether a text is an SVG document: its first element is `svg`. */
export function looksLikeSvg(source: string): boolean {
  let rest = source.trimStart();
  for (let end = endOfProlog(rest); end !== null && end > 2; end = endOfProlog(rest))
    rest = rest.slice(end).trimStart();
  return /^<svg[\s>]/.test(rest);
}

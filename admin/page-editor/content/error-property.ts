import type { Block, FieldContent, PageContent } from './page-content.ts';

/**
 * Converts the property of a store error to the form of the checks: 'block.<key>.<field>', 'pageType.<field>' or
 * 'version.<field>'. Errors in the input's form name blocks and images by index
 * ('version.blocks.2.__images.image.0.altText', or GraphQL's own 'version.blocks.2.images.0.items.0.altText').
 */
export function toCheckProperty(property: string, content: PageContent): string {
  const [entity, part = '', ...rest] = property.split('.');
  if (entity !== 'version') return property;
  if (part === 'seoImage') return joinPath('version.seoImage', rest.filter(isName));
  if (part === 'pageType') return joinPath('pageType', resolveField(content.pageType, rest));
  if (part !== 'blocks') return property;
  const [index = '', ...inBlock] = rest;
  const block = content.blocks[Number(index)];
  return index === '' || !block ? property : joinPath(`block.${block.key}`, resolveField(block, inBlock));
}

/** Returns the property in GraphQL's message about an invalid variable; '' if it names none. */
export function parseVariablePath(message: string): string {
  const path = / at "input\.([\w.[\]]+)"/.exec(message)?.[1];
  return path === undefined ? '' : `version.${path.replace(/\[(\d+)\]/g, '.$1')}`;
}

const joinPath = (owner: string, field: readonly string[]): string => [owner, ...field].join('.');
const isName = (part: string): boolean => !/^\d+$/.test(part);

/** Resolves the rest of a path inside a block or page type to a field path. */
function resolveField(fields: FieldContent | Block, [part = '', ...rest]: readonly string[]): string[] {
  if (part === 'anchorPoint') return [part];
  if (part === 'props') return rest.length > 0 ? [...rest] : findUnstorableProp(fields);
  const kind = /^(?:__)?(images|files)$/.exec(part)?.[1] as 'images' | 'files' | undefined;
  return kind ? resolveGroupField(fields[kind], rest) : [];
}

type Groups = readonly { name: string; items: readonly unknown[] }[];

function resolveGroupField(groups: Groups, [group = '', ...rest]: readonly string[]): string[] {
  const name = isName(group) ? group : groups[Number(group)]?.name;
  if (name === undefined) return [];
  const inGroup = rest.filter((part) => part !== 'items');
  const items = groups.find((one) => one.name === name)?.items ?? [];
  const [index, ...inItem] = inGroup;
  return items.length > 1 && index !== undefined ? [name, index, ...inItem] : [name, ...inItem];
}

/** Finds the value that PostgreSQL cannot store (NUL or a lone surrogate); the server does not name it. */
function findUnstorableProp({ props }: FieldContent): string[] {
  const found = Object.entries(props).find(([, value]) => {
    const text = JSON.stringify(value) ?? '';
    return /\\u0000|\\ud[89a-f][\da-f]{2}/i.test(text);
  });
  return found ? [found[0]] : [];
}

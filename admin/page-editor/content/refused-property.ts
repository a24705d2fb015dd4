import type { Block, FieldContent, PageContent } from './page-content.ts';

/**
 * What a refused store is about, in the names that the checks use: 'block.<key>.<field>', 'pageType.<field>' or
 * 'version.<field>'. The server counts blocks and pictures where it reads the form of a store
 * ('version.blocks.2.__images.image.0.altText', or 'version.blocks.2.images.0.items.0.altText' of GraphQL itself).
 */
export function nameRefused(property: string, content: PageContent): string {
  const [entity, part = '', ...rest] = property.split('.');
  if (entity !== 'version') return property;
  if (part === 'seoImage') return joined('version.seoImage', rest.filter(isName));
  if (part === 'pageType') return joined('pageType', fieldIn(content.pageType, rest));
  if (part !== 'blocks') return property;
  const [index = '', ...inBlock] = rest;
  const block = content.blocks[Number(index)];
  return index === '' || !block ? property : joined(`block.${block.key}`, fieldIn(block, inBlock));
}

/** The property that GraphQL names when it refuses a variable's form; empty where it names none. */
export function readVariablePath(message: string): string {
  const path = / at "input\.([\w.[\]]+)"/.exec(message)?.[1];
  return path === undefined ? '' : `version.${path.replace(/\[(\d+)\]/g, '.$1')}`;
}

const joined = (owner: string, field: readonly string[]): string => [owner, ...field].join('.');
const isName = (part: string): boolean => !/^\d+$/.test(part);

/** The field among those of a block or page type: a name, then what in it. */
function fieldIn(fields: FieldContent | Block, [part = '', ...rest]: readonly string[]): string[] {
  if (part === 'anchorPoint') return [part];
  if (part === 'props') return rest.length > 0 ? [...rest] : unstorableProp(fields);
  const kind = /^(?:__)?(images|files)$/.exec(part)?.[1] as 'images' | 'files' | undefined;
  return kind ? fieldOfGroup(fields[kind], rest) : [];
}

type Groups = readonly { name: string; items: readonly unknown[] }[];

function fieldOfGroup(groups: Groups, [group = '', ...rest]: readonly string[]): string[] {
  const name = isName(group) ? group : groups[Number(group)]?.name;
  if (name === undefined) return [];
  const inGroup = rest.filter((part) => part !== 'items');
  const items = groups.find((one) => one.name === name)?.items ?? [];
  const [index, ...inItem] = inGroup;
  return items.length > 1 && index !== undefined ? [name, index, ...inItem] : [name, ...inItem];
}

/** Of all values together the server says no more than that one cannot be kept: a NUL, or half a character. */
function unstorableProp({ props }: FieldContent): string[] {
  const found = Object.entries(props).find(([, value]) => {
    const text = JSON.stringify(value) ?? '';
    return /\\u0000|\\ud[89a-f][\da-f]{2}/i.test(text);
  });
  return found ? [found[0]] : [];
}

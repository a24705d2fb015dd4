import type { ViewMenuItem } from '../view-page.ts';

type Props = { item: ViewMenuItem; path: string | null; className?: string };

/** A link, marked if it is the current page; plain text if it has no address. */
export function MenuLink({ item, path, className }: Props) {
  if (item.href === null) return <span className={className}>{item.label}</span>;
  const isCurrent = path !== null && item.href === path;
  return (
    <a
      className={className}
      href={encodeURI(decodePath(item.href))}
      rel={item.kind === 'EXTERNAL' ? 'external noopener' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {item.label}
    </a>
  );
}

/** Decodes first, so that an encoded address is not encoded twice. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import type { LinkKind } from '../generated/graphql.ts';
import { IconAnchor, IconExternalLink, IconFile, IconHeading, IconMail, IconPhone } from '@tabler/icons-react';

const icons = {
  INTERNAL: IconFile,
  EXTERNAL: IconExternalLink,
  ANCHOR: IconAnchor,
  MAIL: IconMail,
  PHONE: IconPhone,
} as const satisfies Record<LinkKind, unknown>;

/** Icon for the kind of link; headings have no link. */
export function LinkIcon({ kind, className }: { kind: LinkKind | null; className?: string | undefined }) {
  const Icon = kind === null ? IconHeading : icons[kind];
  return <Icon className={className} size={17} stroke={1.6} aria-hidden />;
}

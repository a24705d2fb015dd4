import { findBlockDefinition } from '../content/definitions.ts';

/** A question mark, for a type that is not in the block map. */
const unknownIcon = 'M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4M12 19l0 .01';

/** The icon of a block type, from its definition; a question mark for an unknown type. */
export function BlockIcon({ type, className }: { type: string; className?: string | undefined }) {
  return (
    <svg
      width={17}
      height={17}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d={findBlockDefinition(type)?.icon ?? unknownIcon} />
    </svg>
  );
}

type Props = { className?: string };

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Icon({ className, d }: Props & { d: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={d} {...line} />
    </svg>
  );
}

export function ArrowIcon({ className }: Props) {
  return <Icon className={className} d="M4 12h16M14 6l6 6-6 6" />;
}

export function BackIcon({ className }: Props) {
  return <Icon className={className} d="M20 12H4M10 6l-6 6 6 6" />;
}

export function DownloadIcon({ className }: Props) {
  return <Icon className={className} d="M12 4v11M7 11l5 5 5-5M5 20h14" />;
}

export function PhoneIcon({ className }: Props) {
  return (
    <Icon
      className={className}
      d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z"
    />
  );
}

export function ChevronIcon({ className }: Props) {
  return <Icon className={className} d="M6 9l6 6 6-6" />;
}

export function SearchIcon({ className }: Props) {
  return <Icon className={className} d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20" />;
}

export function GlobeIcon({ className }: Props) {
  return (
    <Icon
      className={className}
      d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"
    />
  );
}

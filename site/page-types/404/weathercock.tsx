import drawing from '../../shared/drawing/drawing.module.css';

const BODY =
  'M64 96C82 112 118 108 128 74c3-18 14-30 30-32 14 2 24 9 26 14l20 11-19 6c4 48-26 92-88 96l-4 12H72l-4-12C40 152 24 132 38 94Z';
const COMB = 'M150 44l-1-18 9 9 7-12 4 22';
const TAIL =
  'M40 96C12 92-6 74 2 40c5 26 18 40 52 44ZM52 88C24 76 12 58 20 24c8 26 22 42 48 52ZM74 82C50 66 42 50 50 24c8 18 16 30 40 50Z';

/** The weathercock of the error page: the wind is in another corner. It stands on the page's horizon. */
export function Weathercock({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-10 0 270 660" aria-hidden="true" focusable="false">
      <g className={drawing.wash}>
        <path d={`${BODY}${COMB}Z`} transform="translate(9 8)" />
        <path d="M153 318L266 660H40Z" />
      </g>
      <path className={drawing.line} d="M140 180V300M82 238h116M82 229v18M198 229v18M127 238v-11h26v11" />
      <circle className={drawing.solid} cx="140" cy="282" r="17" />
      <path className={drawing.line} d="M140 300L24 660M140 300L102 660M140 300L183 660M140 300L256 660" />
      <path
        className={drawing.fine}
        d="M114 420h14M146 452h12M106 496h14M140 528h18M96 572h14M154 594h14M60 594h12M84 628h12M128 638h14M194 626h16M66 640h0"
      />
      <g transform="translate(44 0)">
        <path className={drawing.lit} d={TAIL} />
        <path className={drawing.lit} d={COMB} />
        <path className={drawing.lit} d={BODY} />
        <circle className={drawing.solid} cx="160" cy="68" r="5" />
        <path className={drawing.lead} d="M64 132q30 24 62-2M80 148q22 12 42-4M166 90q10 12 2 26" />
      </g>
    </svg>
  );
}

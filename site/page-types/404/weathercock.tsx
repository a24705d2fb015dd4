import drawing from '../../shared/drawing/drawing.module.css';

const BODY =
  'M54 92C84 116 134 110 146 70C150 50 160 38 176 36C190 36 200 44 203 52L224 60L204 67C208 114 178 156 121 160L116 174H93L88 160C52 154 26 130 20 92C32 98 44 98 54 92Z';
const COMB = 'M164 40L163 16L172 27L182 13L188 41Z';
const TAIL =
  'M26 106C-6 96-16 62 0 32C6 58 20 76 54 90ZM44 96C18 80 10 48 24 16C30 44 44 62 70 84ZM64 92C46 72 42 44 54 18C60 42 70 58 92 82Z';

/** The weathercock of the error page: the wind is in another corner. It stands on the page's horizon. */
export function Weathercock({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="14 0 260 660" aria-hidden="true" focusable="false">
      <g className={drawing.wash}>
        <path d={`${BODY}${COMB}`} transform="translate(45 8)" />
        <path d="M152 318L268 660H40Z" />
      </g>
      <path className={drawing.line} d="M140 174V300M82 238h116M82 229v18M198 229v18M127 238v-11h26v11" />
      <circle className={drawing.solid} cx="140" cy="282" r="17" />
      <path className={drawing.line} d="M140 300L24 660M140 300L102 660M140 300L183 660M140 300L256 660" />
      <path
        className={drawing.fine}
        d="M114 420h14M146 452h12M106 496h14M140 528h18M96 572h14M154 594h14M60 594h12M84 628h12M128 638h14M194 626h16"
      />
      <g transform="translate(36 0)">
        <path className={drawing.lit} d={TAIL} />
        <path className={drawing.lit} d={COMB} />
        <path className={drawing.lit} d={BODY} />
        <circle className={drawing.solid} cx="174" cy="60" r="5" />
        <path className={drawing.lead} d="M76 126q32 26 68-2M92 142q24 14 46-2M182 84q12 14 2 30" />
      </g>
    </svg>
  );
}

import illustration from '../../shared/illustrations/illustration.module.css';

const BODY =
  'M24 100C46 94 64 104 84 106C116 109 136 98 146 70C150 50 160 38 176 36C190 36 200 44 203 52L224 60L204 67C208 114 178 156 121 160L116 174H93L88 160C56 156 30 134 24 100Z';
const COMB = 'M164 40L163 16L172 27L182 13L188 41Z';
const TAIL =
  'M36 118C-4 100-14 62 2 28C8 60 28 80 64 104ZM52 116C18 86 10 46 26 12C32 46 52 70 86 112ZM74 116C46 84 40 44 56 18C62 46 80 68 112 112Z';

/** The weathercock of the error page, on the page's horizon. */
export function Weathercock({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="14 0 260 660" aria-hidden="true" focusable="false">
      <g className={illustration.wash}>
        <path d={`${BODY}${COMB}`} transform="translate(45 8)" />
        <path d="M152 318L268 660H40Z" />
      </g>
      <path className={illustration.line} d="M140 174V300M82 238h116M82 229v18M198 229v18M127 238v-11h26v11" />
      <circle className={illustration.solid} cx="140" cy="282" r="17" />
      <path className={illustration.line} d="M140 300L24 660M140 300L102 660M140 300L183 660M140 300L256 660" />
      <path
        className={illustration.fine}
        d="M114 420h14M146 452h12M106 496h14M140 528h18M96 572h14M154 594h14M60 594h12M84 628h12M128 638h14M194 626h16"
      />
      <g transform="translate(36 0)">
        <path className={illustration.lit} d={TAIL} />
        <path className={illustration.lit} d={COMB} />
        <path className={illustration.lit} d={BODY} />
        <circle className={illustration.solid} cx="174" cy="60" r="5" />
        <path className={illustration.lead} d="M78 128q34 22 66-4M94 143q24 12 46-4M182 84q12 14 2 30" />
      </g>
    </svg>
  );
}

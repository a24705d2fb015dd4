import { archPath } from '../../shared/illustrations/arch.ts';
import illustration from '../../shared/illustrations/illustration.module.css';
import { LitWindow } from '../../shared/illustrations/lit-window.tsx';
import { Tree } from './tree.tsx';

const BUTTRESSES = [268, 346, 424, 502, 580];
const NAVE_WINDOWS = [298, 376, 454, 532];
const SLATES =
  'M318 342h11M338 342h22M388 342h16M436 342h9M472 342h20M528 342h18M330 364h8M352 364h26M398 364h14M446 364h24M508 364h12M540 364h22M310 386h22M356 386h9M390 386h30M452 386h14M494 386h24M556 386h16M334 408h14M374 408h22M428 408h10M462 408h26M520 408h18M568 408h18M306 430h20M350 430h18M404 430h24M450 430h12M492 430h16M546 430h26M594 430h12';
const TOWER_BRICKS =
  'M176 466h16M170 474h12M222 482h14M228 490h12M174 508h18M170 516h10M232 520h12M164 590h8M246 598h6';
const BRICKS =
  'M272 470h14M286 478h10M352 466h14M500 470h16M512 478h10M566 466h12M276 598h14M290 590h12M430 596h16M444 604h10M508 592h14M630 494h12M640 502h14M676 592h16M664 600h12';

/** The church with light in every window; birds in the light theme, stars in the dark one. */
export function Church({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 850 620" aria-hidden="true" focusable="false">
      <Sky />
      <Cottages />
      <Tree x={118} height={130} />
      <Choir />
      <Nave />
      <Tower />
      <Tree x={788} height={128} large />
    </svg>
  );
}

function Sky() {
  return (
    <g>
      <path
        className={`${illustration.line} ${illustration.lightOnly}`}
        d="M438 212q7-9 14 0q7-9 14 0M484 186q6-8 11 0q6-8 11 0M470 242q5-7 9 0q5-7 9 0"
      />
      <g className={illustration.darkOnly}>
        <path
          className={illustration.shape}
          d="M66 148a2 2 0 1 0 .1 0M356 118a2 2 0 1 0 .1 0M452 232a2 2 0 1 0 .1 0M664 236a2 2 0 1 0 .1 0M804 96a2 2 0 1 0 .1 0M712 174a1.5 1.5 0 1 0 .1 0"
        />
        <path className={illustration.spark} d="M118 282a2.5 2.5 0 1 0 .1 0M596 122a2.5 2.5 0 1 0 .1 0" />
      </g>
    </g>
  );
}

function Cottages() {
  return (
    <g>
      <path className={illustration.solid} d="M4 620V588L26 566L48 588V620" />
      <path className={illustration.solid} d="M48 620V588L54 582H98L114 600V620" />
      <path className={illustration.lit} d="M19 594h13v13h-13Z" />
      <path className={illustration.line} d="M66 620v-14h14v14" />
    </g>
  );
}

function Tower() {
  return (
    <g>
      <path className={illustration.wash} d="M216 118L274 292H168Z" />
      <path className={illustration.solid} d="M149 620V528L160 512V620" />
      <path className={illustration.solid} d="M160 294h96V620H160Z" />
      <path className={illustration.line} d="M208 110L152 284M208 110L264 284M208 110L190 284M208 110L226 284" />
      <path className={illustration.line} d="M148 284h120M152 293h112M160 340h96M160 448h96" />
      <circle className={illustration.line} cx="208" cy="316" r="18" />
      <path className={illustration.line} d="M208 304v12l9 5" />
      <path className={illustration.fine} d={TOWER_BRICKS} />
      <LitWindow x={178} y={360} width={24} height={76} bars={3} sill />
      <LitWindow x={214} y={360} width={24} height={76} bars={3} sill />
      <path className={illustration.solid} d={archPath({ x: 176, y: 528, width: 64, height: 92 })} />
      <path className={illustration.lit} d={archPath({ x: 186, y: 540, width: 44, height: 80 })} />
      <path className={illustration.lead} d="M208 540V620M202 584v9M214 584v9" />
      <path className={illustration.dotted} d="M230 178L252 282V618" />
      <TowerWeathercock />
    </g>
  );
}

function TowerWeathercock() {
  return (
    <g>
      <path className={illustration.line} d="M208 60V110M197 90h22" />
      <circle className={illustration.solid} cx="208" cy="78" r="5" />
      <path
        className={illustration.shape}
        d="M184 42c0-9 2-13 6-17 1 8 5 15 14 15 8 0 12-6 14-14 1-3 2-5 4-6l1-6 4 4 3-4 1 6c3 1 4 3 4 5l5 3-6 2c1 17-9 28-22 29l-1 4h-6l-1-4c-12-1-20-8-20-17Z"
      />
    </g>
  );
}

function Nave() {
  return (
    <g>
      <path className={illustration.wash} d="M282 332H574L632 456H282Z" />
      <path className={illustration.line} d="M258 328H566L618 450" />
      <path className={illustration.line} d="M262 328V319H566V328" />
      <path className={illustration.solid} d="M256 459H620V620H256Z" />
      <path className={illustration.line} d="M256 450H626" />
      <path className={illustration.fine} d={SLATES} />
      <path className={illustration.fine} d={BRICKS} />
      <path className={illustration.line} d="M266 548h316" />
      {BUTTRESSES.map((x) => (
        <path key={x} className={illustration.solid} d={`M${x} 620V492l7-11h6l7 11V620`} />
      ))}
      {NAVE_WINDOWS.map((x) => (
        <LitWindow key={x} x={x} y={486} width={38} height={96} bars={3} sill />
      ))}
    </g>
  );
}

function Choir() {
  return (
    <g>
      <path className={illustration.wash} d="M628 396H690L728 480H628Z" />
      <path className={illustration.line} d="M606 388H682L722 472M682 388V376" />
      <circle className={illustration.solid} cx="682" cy="372" r="4" />
      <path className={illustration.solid} d="M620 481H716V620H620Z" />
      <path className={illustration.line} d="M620 472H726" />
      <path className={illustration.solid} d="M692 620V522l7-11h6l7 11V620" />
      <LitWindow x={642} y={506} width={34} height={80} bars={3} sill />
    </g>
  );
}

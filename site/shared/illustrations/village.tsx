import style from './village.module.css';

const ROOFS =
  'M0 68V54L16 42L32 54V56L42 46H64L74 56V50L92 36L108 48V60H122V36L120 36L134 2L148 36H190L204 62V48L220 36L236 48V58L244 50H270L280 58V68Z';
const TREES = 'M287 68V54a9 9 0 1 1 4 0V68ZM313 68V53a10 10 0 1 1 4 0V68Z';
const WINDOWS = 'M11 56h6v6h-6ZM48 55h6v5h-6ZM88 51h8v8h-8ZM207 53h7v7h-7ZM247 57h6v6h-6ZM260 57h6v6h-6Z';
const ARCHES = 'M131 52V43l3-4 3 4V52ZM153 60V48l3-4 3 4V60ZM164 60V48l3-4 3 4V60ZM175 60V48l3-4 3 4V60Z';

/** A silhouette of the village with lit windows. */
export function Village({ className = '' }: { className?: string }) {
  return (
    <svg className={`${style.village} ${className}`} viewBox="0 0 330 68" aria-hidden="true" focusable="false">
      <path className={style.dark} d={ROOFS} />
      <path className={style.dark} d={TREES} />
      <path className={style.lit} d={`${WINDOWS}${ARCHES}`} />
    </svg>
  );
}

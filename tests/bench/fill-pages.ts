import type { Client } from 'pg';

/** The number of pages that the overview has to support. */
export const benchPageCount = 100_000;

const benchLocales = ['en', 'nl-nl', 'de-de', 'fr-fr'];
const editors = 20;

const words = [
  'Roof',
  'Tower',
  'Bell',
  'Organ',
  'Choir',
  'Nave',
  'Candle',
  'Window',
  'Gutter',
  'Lightning',
  'Altar',
  'Crypt',
  'Vestry',
  'Pulpit',
  'Heating',
  'Insurance',
  'Fire',
  'Storm',
  'Water',
  'Theft',
  'Privacy',
  'Events',
  'Children',
  'Volunteers',
  'Building',
  'Garden',
  'Parish',
  'Council',
  'Archive',
  'Silver',
  'Paintings',
  'Electricity',
  'Café',
  'Überblick',
  'Évacuation',
  'Alarm',
  'Keys',
  'Ladder',
  'Scaffold',
  'Stairs',
  'Exits',
  'Quire',
];

async function addEditors(client: Client): Promise<void> {
  await client.query(
    `with made as (
       insert into "user" (email, role_id, active)
         select 'bench-' || n || '@example.com', (select id from role where name = 'Editor'), true
           from generate_series(1, $1::int) n
         returning id)
     insert into profile (user_id, name) select id, 'Editor ' || id from made`,
    [editors],
  );
}

/** Page n has version n; what visitors see follows from the status, as in the product. */
async function addPages(client: Client): Promise<void> {
  await client.query('insert into sibling_group select from generate_series(1, $1::int)', [
    benchPageCount / benchLocales.length,
  ]);
  await client.query(
    `with words as (select $2::text[] as list, cardinality($2::text[]) as size),
          drawn as (select n, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6, random() r7
                      from generate_series(1, $3::int) n),
          people as (select array_agg(id order by id) as ids from "user" where email like 'bench-%'),
          groups as (select min(id) as first from sibling_group),
          made as (
            select n, list[1 + floor(r1 * size)::int] || ' ' || list[1 + floor(r2 * size)::int] as name,
                   case when r3 < 0.9 then 'default' when r3 < 0.97 then 'blank'
                        when r3 < 0.999 then 'home' else '404' end as type,
                   case when r4 < 0.7 then 'published' when r4 < 0.9 then 'concept'
                        when r4 < 0.99 then 'unpublished' else 'requested' end as status,
                   ids[1 + floor(r5 * r5 * $4::int)::int] as author, ids[1 + floor(r5 * r5 * r5 * $4::int)::int] as editor,
                   now() - (1000 + r6 * 1000) * interval '1 day' as created,
                   now() - r7 * 1000 * interval '1 day' as updated
              from drawn, words, people)
     insert into page (id, sibling_group_id, locale, slug, type, title, status, revision, newest_version_id,
                       live_version_id, published_version_id, created_by, updated_by, created_at, updated_at)
       overriding system value
     select n, groups.first + (n - 1) / cardinality($1::text[]), ($1::text[])[1 + (n - 1) % cardinality($1::text[])],
            replace(lower(name), ' ', '-') || '/page-' || n, type, name || ' page ' || n, status, 1, n,
            case when status in ('published', 'requested') then n end, case when status = 'published' then n end,
            author, editor, created, updated
       from made, groups`,
    [benchLocales, words, benchPageCount, editors],
  );
  await client.query(`
    insert into page_version (id, page_id, number, title, seo_description, blocks, frozen_at) overriding system value
      select id, id, 1, title, 'About ' || title,
             jsonb_build_array(jsonb_build_object('type', 'heading', 'key', 'h', 'anchorPoint', '',
               'props', jsonb_build_object('text', title, 'level', '2'), '__images', '{}'::jsonb, '__files', '{}'::jsonb)),
             case when status = 'concept' then null else now() end
        from page`);
}

/**
 * Fills a database without pages like years of work: types, statuses and editors unevenly distributed, titles of
 * several words, each translation in the group of its page. The same pages on every run.
 */
export async function fillPages(client: Client): Promise<void> {
  await client.query(
    `insert into setting (key, value) values ('availableLocales', $1::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(benchLocales)],
  );
  await addEditors(client);
  await client.query('begin');
  await client.query('select setseed(0.5)');
  await addPages(client);
  await client.query('commit');
  // What autovacuum does in the minutes after.
  await client.query('vacuum analyze');
}

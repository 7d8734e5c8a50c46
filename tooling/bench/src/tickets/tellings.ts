import { wordings } from './wording.ts'

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Texts as an array of PostgreSQL. */
export const list = (values: readonly string[]): string => `array[${values.map(quoted).join(', ')}]`

/**
 * Statements that make what the tickets are drafted from: the tables `wordings` and `sentences`, and `pg_temp.pick`, which
 * finds a number below `count` that seems random, and is always the same for the same two.
 */
export const tellings = `
  create or replace function pg_temp.pick(n bigint, what int, count int) returns int language sql immutable
    return (hashint8(n * 32 + what) & 2147483647) % count;

  create temporary table wordings on commit drop as
  select * from (values ${wordings
    .map(
      ({ locale, firstNames, lastNames, cities, subjects }, language) =>
        `(${language}, '${locale}', ${[firstNames, lastNames, cities, subjects].map(list).join(', ')})`,
    )
    .join(', ')}) as each (language, locale, first_names, last_names, cities, subjects);

  create temporary table sentences on commit drop as
  select * from (values ${wordings
    .flatMap(({ asked, answered }, language) =>
      [asked, answered].flatMap((sentences, kind) =>
        sentences.map((text, place) => `(${language}, ${kind === 0}, ${place}, ${quoted(text)})`),
      ),
    )
    .join(', ')}) as each (language, is_asked, nth, text)`

import { type SQL, sql } from 'drizzle-orm'

/** Each letter of the first becomes the one of the second in its place: whatever the database calls upper case. */
const [ACCENTED, PLAIN] = [
  'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
  'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy',
]
/** They begin a title, and say nothing of its place. */
const LEADING = ' ¿¡«"“‘(['
/** An index holds no longer ones. */
const LONGEST = 100

/** What titles are ordered by: without accents, in lower case. It needs no more than PostgreSQL has, so that a column can be it. */
export function orderTitle(title: SQL): SQL<string> {
  const [leading, accented, plain] = [LEADING, ACCENTED, PLAIN].map((text) => sql.raw(`'${text}'`))
  return sql<string>`left(translate(lower(ltrim(regexp_replace(${title}, '[[:space:]]+', ' ', 'g'), ${leading})), ${accented}, ${plain}), ${sql.raw(`${LONGEST}`)})`
}

import { lamps, wordings } from './wording.ts'

/**
 * Each letter that is written, as it is searched for: small and without accents; what is no letter parts words. The
 * server does this word by word, which takes minutes for as many tickets; a test holds that both come to the same.
 */
const written = `${JSON.stringify([lamps, wordings])} ABCDEFGHIJKLMNOPQRSTUVWXYZ +@._-`
const letters = [...new Set(written.match(/[^a-z0-9\s]/g))]
const plain = letters.map((letter) => {
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return /^[\p{L}\p{N}]$/u.test(bare) ? bare : ' '
})

/** Makes `pg_temp.words`, which finds the words of a text, and `pg_temp.all_words`, which gathers those of many. */
export const plainWords = `
  create or replace function pg_temp.words(said text) returns tsvector language sql immutable
    return array_to_tsvector(array_remove(string_to_array(
      translate(said, '${letters.join('').replaceAll("'", "''")}', '${plain.join('')}'), ' '), ''));
  create or replace aggregate pg_temp.all_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`

/** Makes all tickets of this transaction searchable; their customers are already. */
export const insertWords = `
  create temporary table sentence_words on commit drop as
  select language, is_asked, nth, pg_temp.words(text) as words from sentences;

  insert into ticket_words (ticket_id, company_id, words)
  select tickets.id, tickets.company_id, spoken.words || customers.words
    || pg_temp.words(concat_ws(' ', 'ML-' || number, subject, array_to_string(tags, ' ')))
  from drafts
    join tickets on tickets.id = 'ticket-' || number
    join customers on customers.id = tickets.customer_id
    join (
      select n, pg_temp.all_words(first.words || second.words) as words
      from said
        join sentence_words as first using (language, is_asked)
        join sentence_words as second using (language, is_asked)
      where first.nth = one and second.nth = two
      group by n
    ) as spoken using (n)`

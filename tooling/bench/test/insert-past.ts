/** What a shop of some years has beside its tickets: replies of its agents, lessons, questions that nothing answered. */
const OWN = `'company-maison-lumen'`
const ticket = `'ticket-' || lpad((1 + n % 10000)::text, 8, '0')`
const lately = `now() - interval '20 minutes' * n`

/** Gaps of the knowledge, each asked as often. */
export const GAPS = 40

/** Statements that write it into a database with tickets. */
export const insertPast = [
  `insert into agent_replies (id, company_id, web_id, ticket_id, mode, outcome, created_at)
    select 'reply-' || n, ${OWN}, 'web-maison-lumen', ${ticket}, 'on', 'replied', ${lately} from generate_series(1, 20000) as n`,
  `insert into knowledge_lessons (id, company_id, ticket_id, question, answer, state, written_by, author_name, created_at)
    select 'lesson-' || n, ${OWN}, ${ticket}, 'Question ' || n, 'Answer ' || n,
      (array['approved', 'rejected', 'review'])[1 + n % 3], 'server', 'Inès Moreau', ${lately} from generate_series(1, 300) as n`,
  `insert into knowledge_gaps (id, company_id, state, created_at)
    select 'gap-' || n, ${OWN}, 'open', now() from generate_series(1, ${GAPS}) as n`,
  `insert into knowledge_questions
      (id, company_id, gap_id, ticket_id, message_id, text, wording, language, channel, tokens, asked_at)
    select 'question-' || n, ${OWN}, 'gap-' || 1 + n % ${GAPS}, ${ticket}, 'message of ' || n, 'Question ' || n % 100,
      'question ' || n % 100, 'en-US', 'web', '[]', ${lately} from generate_series(1, 4000) as n`,
]

/* oxlint-disable lingui/no-unlocalized-strings -- what customers wrote, in stories and tests alone */
import type { components, KnowledgeGap } from '@replybay/api-client'
import { listKnowledgeGaps, listLessons, readKnowledgeGap } from '@replybay/api-client/operations'
import { handle, problem } from '@replybay/testing'

type Schemas = components['schemas']

/** A question that was asked of late, and that no source answers. */
export function aGap(gap: Partial<KnowledgeGap> = {}): KnowledgeGap {
  return {
    gapId: 'gap-customs',
    question: '¿Quién paga la aduana en Canarias?',
    language: 'es-ES',
    asked: 23,
    ways: 7,
    languages: { 'es-ES': 16, 'fr-FR': 4, 'en-US': 3 },
    days: [1, 1, 2, 1, 2, 1, 2, 4, 4, 5],
    before: 14,
    state: 'open',
    askedAt: '2026-11-24T08:10:00.000Z',
    ...gap,
  }
}

/** As in the pictures. */
const gaps: readonly KnowledgeGap[] = [
  aGap(),
  aGap({
    gapId: 'gap-showroom',
    question: 'Avez-vous un showroom à Nantes ?',
    language: 'fr-FR',
    asked: 19,
    ways: 4,
    languages: { 'fr-FR': 19 },
    days: [2, 2, 1, 2, 3, 1, 2, 3, 1, 2],
    before: 15,
  }),
  aGap({
    gapId: 'gap-invoice',
    question: 'Can a school pay by invoice or transfer?',
    language: 'en-US',
    asked: 11,
    ways: 3,
    languages: { 'en-US': 6, 'fr-FR': 5 },
    days: [2, 2, 1, 1, 1, 1, 1, 1, 1, 0],
    before: 14,
  }),
  aGap({
    gapId: 'gap-cable',
    question: '¿Se puede pedir la Brume con cable de 3 m?',
    asked: 9,
    ways: 3,
    languages: { 'es-ES': 7, 'fr-FR': 2 },
    days: [1, 0, 1, 1, 1, 1, 1, 1, 1, 1],
    before: 9,
  }),
  aGap({
    gapId: 'gap-brass',
    question: 'Le laiton se ternit-il dans une salle de bains ?',
    language: 'fr-FR',
    asked: 6,
    ways: 2,
    languages: { 'fr-FR': 5, 'en-US': 1 },
    days: [0, 0, 0, 0, 0, 0, 1, 1, 2, 2],
    before: 0,
  }),
]

/** The ways in which it is asked, and the tickets behind it. */
function wholeGap(gap: KnowledgeGap): Schemas['WholeKnowledgeGap'] {
  const ticket = (id: number, customerName: string, channel: Schemas['Channel'], text: string) => ({
    ticketId: `ticket-${id}`,
    customerName,
    channel,
    text,
    askedAt: `2026-11-${24 - id}T08:10:00.000Z`,
  })
  return {
    ...gap,
    phrasings: [
      { text: 'Y la aduana quién la paga', language: 'es-ES', count: 9 },
      { text: 'hay que pagar impuestos en tenerife', language: 'es-ES', count: 4 },
      { text: 'Taxes à payer pour les Canaries ?', language: 'fr-FR', count: 3 },
      { text: 'import duty to Gran Canaria', language: 'en-US', count: 2 },
      { text: '¿Me van a cobrar IGIC al recibirlo?', language: 'es-ES', count: 1 },
    ],
    ticketCount: 8,
    tickets: [
      ticket(0, 'Lucía Paredes', 'instagram', '¿Y la aduana quién la paga? Que la última vez la pagué yo.'),
      ticket(1, 'Inés Torralba', 'web', '¿Quién paga la aduana para Las Palmas?'),
      ticket(2, 'Rosa Serrano', 'messenger', '¿Me van a cobrar IGIC al recibirlo?'),
      ticket(3, 'Tom Becker', 'web', 'Do you deliver to Gran Canaria duty paid?'),
      ticket(4, 'Marc Perrot', 'whatsapp', 'Taxes à payer pour les Canaries ?'),
      ticket(5, 'Ana Vidal', 'telegram', '¿Quién paga la aduana en Canarias?'),
    ],
    draft: {
      text: 'A partir de 150 €, la aduana y el IGIC los paga el cliente al recibir el paquete.',
      ticketId: 'ticket-0',
      customerName: 'Lucía Paredes',
      authorName: 'Inès Moreau',
      createdAt: '2026-11-20T08:10:00.000Z',
    },
  }
}

/** The gaps as a server keeps them: what is written to one is answered from then on. */
export function gapServer(shown: readonly KnowledgeGap[] = gaps) {
  let all = [...shown]
  const find = (id: unknown) => all.find(({ gapId }) => gapId === id)
  return {
    change: (id: string, change: Partial<KnowledgeGap>) => {
      all = all.map((gap) => (gap.gapId === id ? { ...gap, ...change } : gap))
      const gap = find(id)
      return gap && { data: { gap: wholeGap(gap) } }
    },
    handlers: [
      handle(listKnowledgeGaps, ({ request }) => {
        const query = new URL(request.url).searchParams
        const language = query.get('language')
        const open = all.filter(
          ({ state, languages }) =>
            (query.get('state') === 'left' ? state === 'left' : state !== 'left' && state !== 'answered') &&
            (!language || Object.hasOwn(languages, language)),
        )
        const asked = open.reduce((sum, gap) => sum + gap.asked, 0)
        const limit = Number(query.get('limit') ?? open.length)
        return { data: { gaps: open.slice(0, limit), total: open.length, asked } }
      }),
      handle(readKnowledgeGap, ({ params }) => {
        const gap = find(params.id)
        return gap ? { data: { gap: wholeGap(gap) } } : problem(404)
      }),
    ],
  }
}

/** What support wrote down of a ticket. */
export function aLesson(lesson: Partial<Schemas['Lesson']> = {}): Schemas['Lesson'] {
  return {
    lessonId: 'lesson-globe',
    ticketId: 'ticket-globe',
    question: 'What if the globe arrives broken?',
    answer: 'It is replaced at once, without a return.',
    state: 'review',
    writtenBy: 'person',
    authorName: 'Inès Moreau',
    createdAt: '2026-11-20T08:10:00.000Z',
    ...lesson,
  }
}

/** What waits for review. */
export const lessons = (...shown: readonly Schemas['Lesson'][]) =>
  handle(listLessons, () => ({
    data: { lessons: [...shown], nextCursor: null, counts: { review: shown.length } },
  }))

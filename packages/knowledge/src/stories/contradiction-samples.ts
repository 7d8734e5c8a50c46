/* oxlint-disable lingui/no-unlocalized-strings -- what a company wrote, in stories and tests alone */
import type { Contradiction } from '@replybay/api-client'
import { decideContradiction, listContradictions } from '@replybay/api-client/operations'
import { handle, problem } from '@replybay/testing'

/** As in the pictures. */
export const returns: Contradiction = {
  contradictionId: 'contradiction-returns',
  question: 'Within how many days may a lamp be returned?',
  sides: [
    {
      documentId: 'doc-terms',
      title: 'Conditions de vente 2024.pdf',
      kind: 'file',
      text: 'Vous disposez de 14 jours à compter de la réception pour nous retourner un article non monté.',
      page: 6,
      replies: 12,
      updatedAt: '2024-03-02T08:10:00.000Z',
    },
    {
      documentId: 'doc-returns',
      title: 'maisonlumen.example/aide/retours',
      link: 'https://maisonlumen.example/aide/retours',
      text: 'Vous disposez de 30 jours à compter de la réception pour nous retourner un article, même monté.',
      heading: 'Retours',
      replies: 37,
      updatedAt: '2026-11-21T08:10:00.000Z',
    },
  ],
}

export const warranty: Contradiction = {
  contradictionId: 'contradiction-warranty',
  question: 'How long is the Opaline under warranty?',
  sides: [
    {
      documentId: 'doc-warranty',
      title: 'Warranty',
      kind: 'qa',
      text: 'The Opaline is under warranty for 2 years.',
      replies: 4,
      updatedAt: '2026-11-20T08:10:00.000Z',
    },
    {
      documentId: 'doc-opaline',
      title: 'Opaline',
      kind: 'text',
      text: 'Its warranty runs for 5 years from the day of delivery.',
      heading: 'Warranty',
      replies: 1,
      updatedAt: '2026-11-20T08:10:00.000Z',
    },
  ],
}

/** None contradict each other, or these do: what is decided leaves the list, and comes back when that is undone. */
export function contradictions(
  all: readonly Contradiction[] = [],
  onDecide: (id: unknown, decision: unknown) => void = () => undefined,
) {
  const decided = new Set<string>()
  return [
    handle(listContradictions, () => ({
      data: { contradictions: all.filter(({ contradictionId }) => !decided.has(contradictionId)) },
    })),
    handle(decideContradiction, async ({ request, params }) => {
      const decision = await request.json()
      onDecide(params.id, decision)
      const found = all.find(({ contradictionId }) => contradictionId === params.id)
      if (!found) return problem(404)
      if (decision.state === 'open') decided.delete(found.contradictionId)
      else decided.add(found.contradictionId)
      return { data: { contradictionId: found.contradictionId, state: decision.state } }
    }),
  ]
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lazyPart, type LazyPart, useCan } from '@replybay/feature-kit'

interface Way {
  /** As the address names it. */
  key: string
  label: MessageDescriptor
  Form: LazyPart<object>
  /** Whether not every backend knows it. @default false */
  isAddition?: boolean
}

/** The ways to add sources, in their order: the tabs of /knowledge/upload-resources. */
const ways: readonly Way[] = [
  {
    key: 'files',
    label: msg`Files`,
    Form: lazyPart(async () => (await import('./files/file-tab.tsx')).FileTab),
  },
  { key: 'text', label: msg`Text`, Form: lazyPart(async () => (await import('./text-form.tsx')).TextForm) },
  {
    key: 'qa',
    label: msg({ context: 'way to add sources', message: 'Q&A' }),
    Form: lazyPart(async () => (await import('./pair-tab.tsx')).PairTab),
  },
  {
    key: 'website',
    label: msg({ context: 'kind of source', message: 'Website' }),
    Form: lazyPart(async () => (await import('./website/website-form.tsx')).WebsiteForm),
  },
  {
    key: 'tickets',
    isAddition: true,
    label: msg`From tickets`,
    Form: lazyPart(async () => (await import('./tickets/ticket-tab.tsx')).TicketTab),
  },
]

/** Those of the ways that the backend knows. */
export function useWays(): readonly Way[] {
  const isWhole = useCan('knowledge')
  return ways.filter(({ isAddition }) => isWhole || !isAddition)
}

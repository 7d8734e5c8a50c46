import { useNow } from '@replybay/feature-kit'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import type { ReactNode } from 'react'
import { useGroupCount } from './use-group-count.ts'
import { useNextTickets } from '../use-next-tickets.ts'
import { hasJustCome, waitingTickets } from '../waiting-tickets.ts'

/** How many tickets are the person’s and how long the oldest has waited. */
export function OwnTickets({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { count } = useGroupCount('mine')
  const [oldest] = waitingTickets(useNextTickets().own.tickets)
  if (!count || !oldest) return children
  const wait = formats.elapsed(now.getTime() - oldest.since.getTime())
  const words = hasJustCome(oldest.since, now)
    ? t`${plural(count, {
        one: '# ticket assigned to you just came in',
        other: '# tickets assigned to you; the oldest just came in',
      })}`
    : t`${plural(count, {
        one: `# ticket assigned to you has waited ${wait}`,
        other: `# tickets assigned to you; the oldest has waited ${wait}`,
      })}`
  return <span>{words}</span>
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconSparkles } from '@tabler/icons-react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'

/** Inserts the suggestion that is shown by key, and says how many of its facts are to be filled in. */
export function useInsertKey(ticket: Ticket, openCount: number, run: () => void): void {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'ticket-suggest',
    keys: 'mod+j',
    label: t`Insert the suggested reply`,
    detail:
      openCount > 0
        ? t`${plural(openCount, { one: '# detail to fill in', other: '# details to fill in' })}`
        : undefined,
    icon: IconSparkles,
    run,
  })
}

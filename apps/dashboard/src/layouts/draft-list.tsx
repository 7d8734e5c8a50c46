import { Plural, Trans } from '@lingui/react/macro'
import type { DraftKind } from '@replybay/sync'
import type { ReactNode } from 'react'
import type { DraftCounts } from './use-sign-out.ts'

/** What a person has not sent or saved yet: how many drafts of each kind. */
export function DraftList({ drafts }: { drafts: DraftCounts }) {
  return (
    <>
      <p>
        <Trans>Not sent or saved yet:</Trans>
      </p>
      <ul>
        {kinds.map(([kind, line]) => {
          const count = drafts[kind] ?? 0
          return count > 0 && <li key={kind}>{line(count)}</li>
        })}
      </ul>
    </>
  )
}

const lines: Readonly<Record<DraftKind, (count: number) => ReactNode>> = {
  reply: (count) => <Plural value={count} one="# reply" other="# replies" />,
  note: (count) => <Plural value={count} one="# note" other="# notes" />,
  ticket: (count) => <Plural value={count} one="# new ticket" other="# new tickets" />,
  'saved-reply': (count) => <Plural value={count} one="# saved reply" other="# saved replies" />,
  customer: (count) => <Plural value={count} one="# customer detail" other="# customer details" />,
  knowledge: (count) => <Plural value={count} one="# knowledge text" other="# knowledge texts" />,
  form: (count) => <Plural value={count} one="# form" other="# forms" />,
}

// Sound: its keys are those of the record, in the order in which they stand.
const kinds = Object.entries(lines) as [DraftKind, (count: number) => ReactNode][]

import { useLingui } from '@lingui/react/macro'
import { heldFor } from '@replybay/sync'
import { useHeldChange, useUser } from '@replybay/feature-kit'
import { toastMilliseconds, type ToastOptions } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as randomId } from 'uuid'
import { findKnown } from '../live/find-known.ts'
import { stepOf } from '../change/ticket-step.ts'
import { useStepWords } from '../change/use-step-words.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { customerName } from '../model/customer-name.ts'
import { forgetClosed, noteClosed } from '../model/closed-last.ts'
import { sampleOf } from '../model/sample-web.ts'
import { forgetIds, jobs, keepIds } from './jobs.ts'
import { useJobWords } from './use-job-words.ts'

interface Started {
  webId: string
  ids: readonly string[]
  change: BulkChange
  /** To whom the tickets are given. */
  assigneeName?: string | undefined
  /** What is said of it. @default what is done, and to how many */
  told?: Partial<Pick<ToastOptions, 'title' | 'detail' | 'tone' | 'action'>> & {
    /** Leads back to what it was done to, once it is undone. */
    onUndone?: () => void
  }
}

/** Changes many tickets after the time in which that can be undone; till then nothing is sent. */
export function useBulkChange(): (started: Started) => void {
  const { t, i18n } = useLingui()
  const user = useUser()
  const userId = user._id
  const words = useJobWords()
  const stepWords = useStepWords()
  const client = useQueryClient()
  const hold = useHeldChange({ ...jobs, takeBack: takeBackJob })
  return ({ webId, ids, change, assigneeName, told }) => {
    const key = randomId()
    const job = { key, webId, change, ...(assigneeName && { assigneeName }), total: ids.length }
    keepIds(userId, key, ids)
    const [id] = ids
    const one = ids.length === 1 && id ? findKnown(client, id) : undefined
    const closed = change.status === 'closed' && one
    const step = stepOf(change, assigneeName)
    if (closed) noteClosed(userId, closed)
    else if (change.status) for (const each of ids) forgetClosed(each)
    const onUndone = () => {
      if (closed) forgetClosed(closed._id)
      told?.onUndone?.()
    }
    hold(
      {
        ...job,
        ...sampleOf(user, webId),
        done: 0,
        failed: [],
        state: 'waiting',
        ...heldFor(toastMilliseconds),
      },
      {
        title: words.done(job, ids.length),
        ...(one && { detail: customerName(i18n, one.customer) }),
        ...(one && step && stepWords(one, step)),
        ...told,
        onUndone,
        tooLate: t`The tickets were already changed`,
      },
    )
  }
}

const takeBackJob: typeof jobs.takeBack = async (userId, key) => {
  const job = await jobs.takeBack(userId, key)
  if (job) forgetIds(userId, key)
  return job
}

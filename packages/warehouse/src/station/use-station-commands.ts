import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useIsOnline } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordError } from '../errors.ts'
import { isOpen } from '../model/order-search.ts'
import type { Packing } from '../packing/use-packing.ts'
import { useOneClick } from '../parts/use-one-click.ts'
import type { CommandName } from '../scans/read-code.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import type { Alarm } from './use-alarm.ts'
import type { Confirmed } from './use-confirmed.ts'
import type { useStationBackorder } from './use-station-backorder.ts'
import type { StationLabel } from './use-station-label.ts'

interface CommandOptions {
  order: WarehouseOrder | undefined
  packing: Packing
  label: StationLabel
  alarm: Alarm
  confirmed: Confirmed
  backorder: ReturnType<typeof useStationBackorder>
  feedback: FeedbackList
  /** Puts the order on the table behind all others, and takes the next one. */
  onNext: () => void
}

/** What is asked about before it is done. */
const asking: ReadonlySet<CommandName> = new Set(['backorder', 'problem', 'next'])

/** The next order comes no sooner after the one before; in ms. */
const STEP_MS = 500

/** Obeys the commands at the foot of the station, scanned or touched. */
export function useStationCommands(options: CommandOptions): (command: CommandName, at: number) => void {
  const { order, packing, label, alarm, confirmed, backorder, feedback, onNext } = options
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const isOwnPrint = useOneClick()
  const steppedAt = useRef(Number.NEGATIVE_INFINITY)
  const problem = useMutation(warehouseMutations.setProblem())
  const refuse = (title: string, detail?: string) =>
    feedback.tell({ tone: 'info', sound: 'unknown', title, detail })
  const ask = (detail: string) =>
    feedback.tell({ tone: 'info', sound: 'command', title: t`Scan it again to confirm`, detail })
  const offline = () => refuse(t`The server can’t be reached`, t`It can be done once you’re back online.`)

  function undo() {
    if (!alarm.shown) return packing.undoLast()
    alarm.dismiss()
    return feedback.tell({ tone: 'info', sound: 'command', title: t`Nothing was counted.` })
  }
  /** Obeys once it is asked for again. */
  function obeyAsked(command: CommandName, at: number, { detail, run }: { detail: string; run: () => void }) {
    const answer = confirmed.confirm(command, at)
    if (answer === 'asked') ask(detail)
    if (answer === 'confirmed') run()
  }
  function leaveRest(at: number) {
    const { packed, quantity } = packing.sumNow()
    const missing = quantity - packed
    if (packed === 0) return refuse(t`Nothing is in the box yet`)
    if (missing === 0) return refuse(t`Everything is in the box`)
    if (!isOnline) return offline()
    return obeyAsked('backorder', at, {
      detail: t`${plural(missing, { one: '# item will become a separate order.', other: '# items will become a separate order.' })}`,
      run: () => backorder.create(),
    })
  }
  function step(at: number) {
    if (at - steppedAt.current < STEP_MS) return
    const { packed, quantity } = packing.sumNow()
    const run = () => {
      steppedAt.current = at
      confirmed.forget()
      onNext()
    }
    // Its label may stick on it already: it is not left without a word.
    if (order && isOpen(order) && quantity > 0 && packed === quantity) {
      obeyAsked('next', at, { detail: t`${order.orderNumber} is full and not sent.`, run })
    } else run()
  }
  function setAside({ companyId, orderNumber }: WarehouseOrder) {
    problem.mutate(
      { companyId, orderNumber, problem: t`Set aside at the packing station` },
      {
        onSuccess() {
          feedback.tell({ tone: 'right', sound: 'command', title: t`${orderNumber} is set aside` })
          onNext()
        },
        onError: (error) =>
          feedback.tell({
            tone: 'wrong',
            sound: 'unknown',
            title: wordError(i18n, 'setOrderProblem', error),
            detail: t`${orderNumber} is as it was.`,
          }),
      },
    )
  }
  function printLabel({ labels = [] }: WarehouseOrder) {
    if (!isOnline) return offline()
    if (labels.length > 0) {
      feedback.tell({ tone: 'info', sound: 'command', title: t`The label is printed again` })
      return label.print()
    }
    if (packing.isComplete) return label.make()
    return refuse(t`No label was made yet`, t`It is made once everything is in the box.`)
  }

  return (command, at) => {
    if (!asking.has(command)) confirmed.forget()
    if (command === 'next') return step(at)
    if (command === 'undo') return undo()
    if (command !== 'backorder' && command !== 'problem' && command !== 'label') {
      return refuse(t`That code is for returns`)
    }
    if (!order) return refuse(t`Scan the number of an order first.`)
    // Whoever cares for it keeps what is in the box.
    if (command === 'problem' && order.status === 'canceled') return onNext()
    const { orderNumber } = order
    if (!isOpen(order)) return refuse(t`${orderNumber} is not being packed`)
    if (command === 'backorder') return leaveRest(at)
    if (command === 'problem') {
      if (!isOnline) return offline()
      const detail = t`${orderNumber} will be set aside.`
      return obeyAsked('problem', at, { detail, run: () => setAside(order) })
    }
    return isOwnPrint(at) ? printLabel(order) : undefined
  }
}

import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { reasonOf, wordError } from '../errors.ts'
import { noteLabelProblem } from '../print/note-label-problem.ts'
import { usePapers } from '../print/use-papers.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

interface StationLabelOptions {
  order: WarehouseOrder | undefined
  /** All of it is in its box, the server knows that, and can be asked for a label. */
  isReady: boolean
  feedback: FeedbackList
}

/** The label of the order on the table. */
export interface StationLabel {
  isMaking: boolean
  /** That there is none, in words. */
  problem: string | undefined
  /** Why, where that is known. */
  reason: string | undefined
  make: () => void
  print: () => void
}

const NO_ORDER: Pick<WarehouseOrder, 'companyId' | 'orderNumber' | 'items'> = {
  companyId: '',
  orderNumber: '',
  items: [],
}

/** Makes the label of an order once all of it is packed, and prints it. One that was made before is only scanned. */
export function useStationLabel({ order, isReady, feedback }: StationLabelOptions): StationLabel {
  const { t, i18n } = useLingui()
  const { mutate, isPending, error, variables } = useMutation(warehouseMutations.generateLabels())
  const client = useQueryClient()
  const papers = usePapers(order ?? NO_ORDER, feedback)
  const isAsked = variables?.orderNumber === order?.orderNumber
  function make() {
    if (!order) return
    const { companyId, orderNumber, parcelNumber = 1 } = order
    mutate(
      { companyId, orderNumber, parcelNumber },
      {
        onSuccess() {
          feedback.tell({ tone: 'right', sound: 'command', title: t`${orderNumber}, label made` })
          papers.labels()
        },
        onError(failure) {
          noteLabelProblem(client, orderNumber, failure)
          feedback.tell({
            tone: 'wrong',
            sound: 'unknown',
            title: wordError(i18n, 'generateLabels', failure),
            detail: reasonOf(i18n, failure) ?? t`No label was bought.`,
          })
        },
      },
    )
  }
  // Once: what failed is asked for again by the person alone.
  const isDue = isReady && !isAsked
  const makeDue = useEffectEvent(make)
  useEffect(() => {
    if (isDue) makeDue()
  }, [isDue])
  return {
    isMaking: isAsked && isPending,
    problem: isAsked && error ? wordError(i18n, 'generateLabels', error) : undefined,
    reason: isAsked && error ? reasonOf(i18n, error) : undefined,
    make,
    print: () => papers.labels(),
  }
}

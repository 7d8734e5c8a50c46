import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reasonOf, wordError } from '../errors.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { noteLabelProblem } from './note-label-problem.ts'
import { printPdf } from './print-pdf.ts'

/** What is printed of one order, or saved as a file. */
export function usePapers(
  order: Pick<WarehouseOrder, 'companyId' | 'orderNumber' | 'items'>,
  feedback: FeedbackList,
) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const generate = useMutation(warehouseMutations.generateLabels())
  const labels = useMutation(warehouseMutations.downloadLabels())
  const slip = useMutation(warehouseMutations.downloadSlip())
  const bill = useMutation(warehouseMutations.downloadBill())
  const { companyId, orderNumber, items } = order
  const fail = (title: string, detail?: string) =>
    feedback.tell({ tone: 'wrong', sound: 'unknown', title, detail })
  const give = (name: string, isSaved: boolean) => (pdf: Blob | undefined) => {
    if (!pdf) return
    if (isSaved) saveFile(`${orderNumber}-${name}.pdf`, pdf)
    else printPdf(pdf)
  }

  return {
    isMaking: generate.isPending,
    isReading: labels.isPending || slip.isPending || bill.isPending,
    /** Makes the labels, one a package. An order that has them keeps those. */
    makeLabels: (parcelNumber: number) =>
      generate.mutate(
        { companyId, orderNumber, parcelNumber },
        {
          onSuccess: () =>
            feedback.tell({ tone: 'right', sound: 'command', title: t`${orderNumber}, label made` }),
          onError(error) {
            noteLabelProblem(client, orderNumber, error)
            fail(wordError(i18n, 'generateLabels', error), reasonOf(i18n, error) ?? t`No label was bought.`)
          },
        },
      ),
    labels: (isSaved = false) =>
      labels.mutate(
        { companyId, orderNumber },
        {
          onSuccess: give('label', isSaved),
          onError: (error) =>
            fail(wordError(i18n, 'downloadLabels', error), t`The label was made, and is kept.`),
        },
      ),
    slip: (isSaved = false) =>
      slip.mutate(
        { companyId, orderNumber, items: items.map(({ SKU, quantity }) => ({ SKU, quantity })) },
        {
          onSuccess: give('slip', isSaved),
          onError: (error) => fail(wordError(i18n, 'downloadSlip', error)),
        },
      ),
    bill: (isSaved = false) =>
      bill.mutate(
        { companyId, orderNumber },
        {
          onSuccess: give('invoice', isSaved),
          onError: (error) => fail(wordError(i18n, 'downloadBill', error)),
        },
      ),
  }
}

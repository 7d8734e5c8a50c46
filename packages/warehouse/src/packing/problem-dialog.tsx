import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { Banner, Button, Dialog, TextField } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../errors.ts'

interface ProblemDialogProps {
  order: WarehouseOrder
  onClose: () => void
}

/** Asks why an order can't be packed, and sets it aside. */
export function ProblemDialog({ order: { companyId, orderNumber }, onClose }: ProblemDialogProps) {
  const { t, i18n } = useLingui()
  const [problem, setProblem] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, isPending, error } = useMutation(warehouseMutations.setProblem())
  const submit = () => {
    const words = problem.trim()
    setEmpty(words === '')
    if (words) mutate({ companyId, orderNumber, problem: words }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t`Set ${orderNumber} aside`}
      isOpen
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" loading={isPending} onClick={submit}>{t`Set aside`}</Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t`What is the problem?`}
          hint={t`The order stays under Problem until it’s resolved.`}
          value={problem}
          limit={500}
          autoFocus
          error={isEmpty && t`Describe the problem.`}
          onChange={({ target }) => setProblem(target.value)}
        />
        {error && <Banner tone="danger">{explainError(i18n, 'setOrderProblem', error)}</Banner>}
      </form>
    </Dialog>
  )
}

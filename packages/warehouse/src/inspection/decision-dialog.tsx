import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { Banner, Button, Dialog, TextField } from '@replybay/ui-kit'
import { useState } from 'react'
import { type Decision, useDecision } from './use-decision.ts'

interface DecisionDialogProps {
  row: WarehouseReturn
  decision: Decision
  onClose: () => void
}

/** Asks for the words that a decision needs, before it is made: none of them can be undone. */
export function DecisionDialog({ row, decision, onClose }: DecisionDialogProps) {
  const { t } = useLingui()
  const { decide, isPending, error } = useDecision(row, decision)
  const texts = useDecisionTexts(row)[decision]
  // Kept until it is decided: Escape closes the dialog, and loses no word.
  const key = draftKey(useUser()._id, `form:return-decision:${row.orderNumber}:${decision}`)
  const { fields, change, clear } = useKeptFields(key, { words: '' })
  const { words } = fields
  const [isEmpty, setEmpty] = useState(false)
  function submit() {
    const said = words.trim()
    setEmpty(said === '')
    if (!said || isPending) return
    decide(said, () => {
      clear()
      onClose()
    })
  }
  return (
    <Dialog
      title={texts.title}
      isOpen
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant={texts.isDanger ? 'danger' : 'primary'} loading={isPending} onClick={submit}>
            {texts.confirm}
          </Button>
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
          label={texts.label}
          hint={texts.hint}
          value={words}
          limit={2_000}
          autoFocus
          error={isEmpty && t`Add a short explanation.`}
          onChange={({ target }) => change({ words: target.value })}
        />
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
      </form>
    </Dialog>
  )
}

interface DecisionTexts {
  title: string
  label: string
  hint: string
  confirm: string
  isDanger?: boolean
}

function useDecisionTexts({ orderNumber }: WarehouseReturn): Record<Decision, DecisionTexts> {
  const { t } = useLingui()
  return {
    'close-dispute': {
      title: t`Close the dispute about ${orderNumber}?`,
      label: t`What was agreed?`,
      hint: t`Saved as a comment. This can’t be undone.`,
      confirm: t`Close dispute`,
    },
    'decline-exchange': {
      title: t`Decline the exchange of ${orderNumber}?`,
      label: t`Why is it declined?`,
      hint: t`Nothing is sent; what is valid or broken is refunded. The customer can read this on the return page. This can’t be undone.`,
      confirm: t`Decline exchange`,
      isDanger: true,
    },
    decline: {
      title: t`Decline the return of ${orderNumber}?`,
      label: t`Why is it declined?`,
      hint: t`The customer keeps what they have, and can read this on the return page. This can’t be undone.`,
      confirm: t`Decline return`,
      isDanger: true,
    },
    dispute: {
      title: t`Open a dispute about ${orderNumber}?`,
      label: t`What do you and the customer disagree about?`,
      hint: t`The return stays under Disputed until the dispute is closed.`,
      confirm: t`Open dispute`,
    },
  }
}

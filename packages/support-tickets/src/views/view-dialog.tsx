import { useLingui } from '@lingui/react/macro'
import { type NewTicketView, type TicketView, viewMutations } from '@replybay/api-client'
import { useCurrentWeb } from '@replybay/feature-kit'
import { Banner, Button, Dialog, surplusOf, Switch, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './view-dialog.module.css'

interface ViewDialogProps {
  /** A view that is there already, as the person saw it: it is renamed. */
  view?: TicketView
  /** What a new one keeps. */
  filter?: NewTicketView['filter']
  /** Days are set, which no view keeps. */
  hasDays?: boolean
  onSaved?: (view: TicketView) => void
  /** It could not be renamed. */
  onRefused?: (error: unknown) => Promise<void>
  onClose: () => void
}

/** How many characters a view's name may have. */
const NAME_LIMIT = 60

/** Names a view, and says whose it is. */
export function ViewDialog({
  view,
  filter = {},
  hasDays = false,
  onSaved,
  onRefused,
  onClose,
}: ViewDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const [typed, setTyped] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [isRefused, setRefused] = useState(false)
  const create = useMutation(viewMutations.create(useCurrentWeb() ?? ''))
  const update = useMutation({
    ...viewMutations.update(view?._id ?? ''),
    onError: (failure) => onRefused?.(failure),
  })
  const error =
    (create.error && wordError(i18n, 'createView', create.error)) ??
    (update.error && wordError(i18n, 'updateView', update.error))

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    if (name === '') return setRefused(true)
    if (surplusOf(name, NAME_LIMIT) > 0) return
    const onSuccess = (saved: TicketView | undefined) => {
      toasts.show({ tone: 'success', title: t`View “${name}” saved` })
      if (saved) onSaved?.(saved)
      onClose()
    }
    if (!view) return create.mutate({ name, shared, filter }, { onSuccess })
    const change = {
      ...(name !== view.name && { name, seen: { name: view.name } }),
      ...(shared !== view.shared && { shared }),
    }
    if (Object.keys(change).length === 0) return onClose()
    update.mutate(change, { onSuccess })
  }

  return (
    <Dialog
      title={view ? t`Rename view` : t`Save as view`}
      size="sm"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={create.isPending || update.isPending}
          >{t`Save`}</Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles['form']} onSubmit={submit}>
        {error && <Banner tone="danger">{error}</Banner>}
        <TextField
          label={t`Name`}
          data-autofocus
          autoComplete="off"
          limit={NAME_LIMIT}
          value={typed}
          error={isRefused && typed.trim() === '' && t`Enter a name`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Switch label={t`Share with the team`} checked={shared} onChange={setShared} />
        {hasDays && (
          <p
            className={styles['note']}
          >{t`Date filters aren’t saved. This view will show tickets from any date.`}</p>
        )}
      </form>
    </Dialog>
  )
}

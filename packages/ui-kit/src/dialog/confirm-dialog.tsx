import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  /** The question, such as “Remove this website?”. */
  title: string
  /** What will be gone, and what stays. */
  children: ReactNode
  /** The verb on the button. */
  confirmLabel: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
  /** What must be typed before it can be done: for a website, a server, an account, a subscription. */
  typed?: string
  /** @default 'danger' */
  variant?: 'danger' | 'primary'
  /** It is being done. @default false */
  busy?: boolean
  /** Why it could not be done. */
  error?: ReactNode
}

/** Asks before something that can't be undone, or that reaches customers. Where it can be, do it and offer Undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isOpen, onConfirm, onClose, typed, busy = false, error } = props
  const { variant = 'danger' } = props
  const { t } = useLingui()
  const formId = useId()
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant={variant} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ConfirmForm id={formId} typed={typed} onConfirm={onConfirm}>
        {error && <Banner tone="danger">{error}</Banner>}
        {children}
      </ConfirmForm>
    </Dialog>
  )
}

interface ConfirmFormProps {
  id: string
  typed: string | undefined
  onConfirm: () => void
  children: ReactNode
}

function ConfirmForm({ id, typed, onConfirm, children }: ConfirmFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed !== undefined && text.trim() !== typed) setRefused(true)
    else onConfirm()
  }
  return (
    <form id={id} className={styles['form']} noValidate onSubmit={submit}>
      {children}
      {typed !== undefined && (
        <TextField
          label={t`Type ${typed} to confirm`}
          value={text}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          error={isRefused && t`This doesn’t match ${typed}`}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setRefused(false)
          }}
        />
      )}
    </form>
  )
}

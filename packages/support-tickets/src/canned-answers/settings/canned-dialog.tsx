import { useLingui } from '@lingui/react/macro'
import { ApiError, type CannedAnswer, cannedAnswerMutations } from '@replybay/api-client'
import { locales } from '@replybay/i18n'
import { Banner, Button, Dialog, surplusOf, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { wordError } from '../../errors.ts'
import styles from './canned-settings.module.css'
import { CannedTexts } from './canned-texts.tsx'
import { limits } from './limits.ts'
import { type CannedForm, useKeptForm } from './use-kept-form.ts'

interface CannedDialogProps {
  /** One that is there already. */
  answer: CannedAnswer | undefined
  onClose: () => void
}

/** Writes a canned answer, in as many languages as one likes. What is typed stays until it is saved or discarded. */
export function CannedDialog({ answer, onClose }: CannedDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const { form, change, forget } = useKeptForm(answer)
  const [isTried, setTried] = useState(false)
  const create = useMutation(cannedAnswerMutations.create())
  const update = useMutation(cannedAnswerMutations.update(answer?._id ?? ''))
  const error = create.error ?? update.error
  const words =
    (create.error && wordError(i18n, 'createCannedAnswer', create.error)) ??
    (update.error && wordError(i18n, 'updateCannedAnswer', update.error))
  const isTaken = error instanceof ApiError && error.status === 409
  const content = contentOf(form)
  const hasTitle = content.title !== ''
  const hasShortcut = /^[a-z0-9][a-z0-9-]*$/.test(content.shortcut)
  const hasText = Object.keys(content.texts).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!hasTitle || !hasShortcut || !hasText || !isFitting(content)) return
    const onSuccess = () => {
      forget()
      toasts.show({ tone: 'success', title: t`Canned answer “${content.title}” saved` })
      onClose()
    }
    if (answer) update.mutate(content, { onSuccess })
    else create.mutate(content, { onSuccess })
  }
  function discard() {
    forget()
    onClose()
  }

  return (
    <Dialog
      title={answer ? t`Edit canned answer` : t`New canned answer`}
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={discard}>{t`Discard`}</Button>
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
        {words && !isTaken && <Banner tone="danger">{words}</Banner>}
        <div className={styles['head']}>
          <TextField
            label={t`Title`}
            data-autofocus
            autoComplete="off"
            limit={limits.title}
            value={form.title}
            error={isTried && !hasTitle && t`Enter a title`}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <TextField
            label={t`Shortcut`}
            hint={t`Typed after a slash: /delay`}
            autoComplete="off"
            spellCheck={false}
            limit={limits.shortcut}
            value={form.shortcut}
            error={isTaken ? words : isTried && !hasShortcut && t`Small letters, digits and hyphens`}
            onChange={({ currentTarget }) => {
              create.reset()
              update.reset()
              change({ shortcut: currentTarget.value })
            }}
          />
        </div>
        <CannedTexts
          texts={form.texts}
          error={isTried && !hasText ? t`Write a text in one language at least` : undefined}
          onChange={(texts) => change({ texts })}
        />
      </form>
    </Dialog>
  )
}

function isFitting({ shortcut, title, texts }: ReturnType<typeof contentOf>): boolean {
  const hasRoom = Object.values(texts).every((text) => surplusOf(text, limits.text) === 0)
  return hasRoom && surplusOf(title, limits.title) === 0 && surplusOf(shortcut, limits.shortcut) === 0
}

/** What is saved: without the languages in which there is nothing. */
function contentOf({ shortcut, title, texts }: CannedForm) {
  const written = locales.flatMap(({ code }) => {
    const text = texts[code]
    return text?.trim() ? [[code, text] as const] : []
  })
  return { shortcut: shortcut.trim(), title: title.trim(), texts: Object.fromEntries(written) }
}

import { useLingui } from '@lingui/react/macro'
import type { CannedAnswer } from '@replybay/api-client'
import { Banner, Button, Dialog, TextField, useToasts } from '@replybay/ui-kit'
import { type FormEvent, useId, useState } from 'react'
import styles from './canned-settings.module.css'
import { contentOf, isComplete, lacksOf } from './canned-values.ts'
import { CannedTexts } from './canned-texts.tsx'
import { limits } from './limits.ts'
import { useCannedSave } from './use-canned-save.ts'
import { useKeptForm } from './use-kept-form.ts'

interface CannedDialogProps {
  /** One that is there already. */
  answer: CannedAnswer | undefined
  onClose: () => void
}

/** Writes a canned answer, in as many languages as one likes. What is typed stays until it is saved or discarded. */
export function CannedDialog({ answer, onClose }: CannedDialogProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const kept = useKeptForm(answer)
  const { values } = kept.form
  const [isTried, setTried] = useState(false)
  const { save, isSaving, failure, forgetTaken } = useCannedSave(answer, kept, (title) => {
    kept.forget()
    toasts.show({ tone: 'success', title: t`Canned answer “${title}” saved` })
    onClose()
  })
  const content = contentOf(values)
  const lacks = lacksOf(content)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isComplete(content)) void save(content)
  }
  function discard() {
    kept.forget()
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
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>{t`Save`}</Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles['form']} onSubmit={submit}>
        {failure.words && <Banner tone="danger">{failure.words}</Banner>}
        <div className={styles['head']}>
          <TextField
            label={t`Title`}
            data-autofocus
            autoComplete="off"
            limit={limits.title}
            value={values.title}
            error={failure.fields?.title ?? (isTried && lacks.title && t`Enter a title`)}
            onChange={({ currentTarget }) => kept.change({ title: currentTarget.value })}
          />
          <TextField
            label={t`Shortcut`}
            hint={t`Typed after a slash: /delay`}
            autoComplete="off"
            spellCheck={false}
            limit={limits.shortcut}
            value={values.shortcut}
            error={
              failure.fields?.shortcut ?? (isTried && lacks.shortcut && t`Small letters, digits and hyphens`)
            }
            onChange={({ currentTarget }) => {
              forgetTaken()
              kept.change({ shortcut: currentTarget.value })
            }}
          />
        </div>
        <CannedTexts
          texts={values}
          errors={failure.fields}
          error={isTried && lacks.text ? t`Write a text in one language at least` : undefined}
          onChange={(change) => kept.change(change)}
        />
      </form>
    </Dialog>
  )
}

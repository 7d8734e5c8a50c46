import { useLingui } from '@lingui/react/macro'
import type { CannedAnswer } from '@replybay/api-client'
import { Banner, Button, Dialog, TextField, useToasts } from '@replybay/ui-kit'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './canned-settings.module.css'
import { contentOf, faultsOf, isComplete, lacksOf } from './canned-values.ts'
import { CannedActions } from './canned-actions.tsx'
import { CannedTexts } from './canned-texts.tsx'
import { limits } from './limits.ts'
import { useCannedSave } from './use-canned-save.ts'
import { useFieldReveal } from './use-field-reveal.ts'
import { type NewCannedAnswer, useKeptForm } from './use-kept-form.ts'

interface CannedDialogProps {
  /** One that is there already. */
  answer: CannedAnswer | undefined
  /** What a new one is made of. */
  from?: NewCannedAnswer | undefined
  onClose: () => void
}

/** Writes a saved reply, in as many languages as one likes. What is typed stays until it is saved or discarded. */
export function CannedDialog({ answer, from, onClose }: CannedDialogProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptForm(answer, from)
  const { values } = kept.form
  const [isTried, setTried] = useState(false)
  const fields = useFieldReveal(form, values)
  const canned = useCannedSave(answer, kept, fields.revealConflicts, (title) => {
    kept.forget()
    toasts.show({ tone: 'success', title: t`Saved reply “${title}” saved` })
    onClose()
  })
  const { isSaving, failure } = canned
  const content = contentOf(values)
  const lacks = lacksOf(content)

  function submit(save: typeof canned.save) {
    // A conflict that is hidden is shown first: nothing is replaced unseen.
    if (fields.revealUnseen()) return
    setTried(true)
    if (isComplete(values)) void save(content)
    else fields.revealFirst(faultsOf(values))
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit(canned.save)
  }
  function discard() {
    kept.forget()
    onClose()
  }

  return (
    <Dialog
      title={answer ? t`Edit saved reply` : t`New saved reply`}
      size="lg"
      isOpen
      onClose={onClose}
      onSave={() => submit(canned.save)}
      actions={
        <>
          <Button onClick={discard}>{t({ context: 'draft', message: 'Discard' })}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            shortcut="mod+enter"
            loading={isSaving}
          >{t`Save`}</Button>
        </>
      }
    >
      {/* The keys of its fields reach it; it is no control of its own. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles['form']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit(canned.save)
        }}
        onKeyDown={saveByKey}
      >
        {failure.words && (
          <Banner
            tone="danger"
            action={
              failure.isGone && (
                <Button size="sm" onClick={() => submit(canned.saveAsNew)}>{t`Save as new reply`}</Button>
              )
            }
          >
            {failure.words}
          </Banner>
        )}
        <div className={styles['head']}>
          <TextField
            name="title"
            label={t`Title`}
            data-autofocus
            autoComplete="off"
            limit={limits.title}
            value={values.title}
            error={failure.fields?.title ?? (isTried && lacks.title && t`Enter a title`)}
            onChange={({ currentTarget }) => kept.change({ title: currentTarget.value })}
          />
          <TextField
            name="shortcut"
            label={t`Shortcut`}
            hint={t`Typed after a slash, for example /delay`}
            autoComplete="off"
            spellCheck={false}
            limit={limits.shortcut}
            value={values.shortcut}
            error={
              failure.fields?.shortcut ??
              (isTried &&
                lacks.shortcut &&
                (content.shortcut === ''
                  ? t`Enter a shortcut`
                  : t`Use lowercase letters, numbers, and hyphens`))
            }
            onChange={({ currentTarget }) => {
              canned.forgetTaken()
              kept.change({ shortcut: currentTarget.value })
            }}
          />
        </div>
        <CannedTexts
          shown={fields.shown}
          onShow={fields.show}
          texts={values}
          errors={failure.fields}
          error={isTried && lacks.text ? t`Enter text in at least one language` : undefined}
          onChange={(change) => kept.change(change)}
        />
        <CannedActions
          values={values}
          errors={failure.fields}
          isTried={isTried}
          onChange={(change) => kept.change(change)}
        />
      </form>
    </Dialog>
  )
}

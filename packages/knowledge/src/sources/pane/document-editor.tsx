import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError, knowledgeQueries } from '@replybay/api-client'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Button, SaveBar, TextArea, TextField } from '@replybay/ui-kit'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useLeaveQuestion } from '../../leave-question.tsx'
import type { Source } from '../../model/source.ts'
import styles from './pane.module.css'
import { type Fields, type Saved, useDocumentEdit } from './use-document-edit.ts'

const EditDifference = lazyPart(async () => (await import('./edit-difference.tsx')).EditDifference)

export interface EditedField {
  name: string
  label: string
  limit: number
  /** Whether it has several lines. */
  isLong: boolean
  /** Said where it is empty. */
  required: string
}

interface DocumentEditorProps {
  source: Source
  fields: readonly EditedField[]
  now: Saved
  /** @returns the document as it is saved. @throws ApiError */
  save: (fields: Fields, seenAt: string | undefined) => Promise<Saved>
  wordError: (error: Error) => ReactNode
}

/** Edits a text, or a question and its answer, in place. */
export function DocumentEditor({ source, fields, now, save, wordError }: DocumentEditorProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const edit = useDocumentEdit(source.id, now)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error>()
  const [isChecked, setChecked] = useState(false)
  const id = useId()
  const { savedBy: colleague, passages } = source
  const missing = fields.find(({ name }) => edit.typed[name]?.trim() === '')
  const tooLong = fields.find(({ name, limit }) => Array.from(edit.typed[name] ?? '').length > limit)

  /** @returns whether it is saved. */
  async function saveNow(): Promise<boolean> {
    setChecked(true)
    const wrong = missing ?? tooLong
    if (wrong) {
      document.getElementById(`${id}-${wrong.name}`)?.focus()
      return false
    }
    setSaving(true)
    setError(undefined)
    const sent = edit.typed
    try {
      const saved = await save(sent, edit.seenAt)
      edit.saved(saved.fields, saved.updatedAt)
      setChecked(false)
      return true
    } catch (failure) {
      setError(failure as Error)
      // Their text is shown beside this one.
      if (failure instanceof ApiError && failure.code === 'changed-meanwhile') {
        void client.invalidateQueries({ queryKey: knowledgeQueries.all })
      }
      return false
    } finally {
      setSaving(false)
    }
  }
  function discard() {
    edit.discard()
    setError(undefined)
    setChecked(false)
  }
  function keepMine() {
    edit.keepMine()
    setError(undefined)
  }
  const question = useLeaveQuestion({
    isDirty: edit.isDirty,
    save: saveNow,
    discard,
    leaves: (current, next) => sourceOf(current) !== sourceOf(next),
  })
  const changedNames = fields.filter(({ name }) => edit.changed.includes(name)).map(({ label }) => label)
  const names = new Intl.ListFormat(i18n.locale).format(changedNames)

  return (
    <div className={styles['editor']}>
      {edit.isConflict && (
        <section className={styles['conflict']} aria-label={t`A teammate saved changes`}>
          <p role="alert" className={styles['conflictTitle']}>
            <IconAlertTriangle aria-hidden />
            {colleague ? (
              <Trans>{colleague} saved changes while you were editing.</Trans>
            ) : (
              <Trans>A teammate saved changes while you were editing.</Trans>
            )}
          </p>
          {fields.map(({ name, label }) => (
            <div key={name}>
              <p className={styles['caption']}>{label}</p>
              <p className={styles['theirs']} dir="auto">
                {now.fields[name]}
              </p>
            </div>
          ))}
          <p className={styles['conflictActions']}>
            <Button size="sm" onClick={keepMine}>
              <Trans>Keep mine</Trans>
            </Button>
            <Button size="sm" onClick={discard}>
              <Trans>Use theirs</Trans>
            </Button>
          </p>
        </section>
      )}
      {fields.map((field) => {
        const { name, label, limit, isLong, required } = field
        const shared = {
          id: `${id}-${name}`,
          label,
          limit,
          value: edit.typed[name] ?? '',
          error: isChecked && missing === field ? required : undefined,
        }
        return isLong ? (
          <TextArea
            key={name}
            {...shared}
            minRows={3}
            maxRows={14}
            onChange={({ currentTarget }) => edit.change({ [name]: currentTarget.value })}
          />
        ) : (
          <TextField
            key={name}
            {...shared}
            onChange={({ currentTarget }) => edit.change({ [name]: currentTarget.value })}
          />
        )
      })}
      {edit.isDirty && (
        <>
          <LazyBoundary>
            <EditDifference
              before={joined(edit.changed, now.fields)}
              after={joined(edit.changed, edit.typed)}
              updatedAt={now.updatedAt}
            />
          </LazyBoundary>
          <p className={styles['note']}>
            <IconInfoCircle aria-hidden />
            <span>
              {passages ? (
                <Plural
                  value={passages}
                  one="When you save, # passage is indexed again. Until that’s done, the AI agent replies from the previous version."
                  other="When you save, # passages are indexed again. Until that’s done, the AI agent replies from the previous version."
                />
              ) : (
                <Trans>The AI agent can use it once it’s indexed.</Trans>
              )}
            </span>
          </p>
        </>
      )}
      <SaveBar
        isDirty={edit.isDirty}
        busy={isSaving}
        error={error && wordError(error)}
        summary={<Trans>Unsaved: {names}</Trans>}
        onSave={() => void saveNow()}
        onDiscard={discard}
      />
      {question}
    </div>
  )
}

/** Some fields as one text: what is compared. */
function joined(names: readonly string[], values: Fields): string {
  return names.map((name) => values[name] ?? '').join('\n\n')
}

/** What an address opens. */
function sourceOf({ pathname, search }: { pathname: string; search: unknown }): unknown {
  const has = typeof search === 'object' && search !== null && !('section' in search && search.section)
  return has && 'source' in search ? `${pathname} ${String(search.source)}` : undefined
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type TestQuestion, testQuestionMutations } from '@replybay/api-client'
import { newTestQuestionLimits } from '@replybay/api-client/limits'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import {
  Banner,
  Button,
  Dialog,
  SegmentedControl,
  Select,
  surplusOf,
  TextArea,
  TextField,
} from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { ANSWER_LANGUAGES, useLanguageNames } from '../questions/language-names.ts'
import styles from './trial.module.css'

interface TestDialogProps {
  webId: string
  /** The one to change; nothing for a new one. */
  question: TestQuestion | undefined
  isOpen: boolean
  onClose: () => void
}

/** A test question, and what is expected of it. */
export function TestDialog({ webId, question: before, isOpen, onClose }: TestDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const key = draftKey(useUser()._id, `test-question:${webId}:${before?.testQuestionId ?? 'new'}`)
  const {
    fields,
    isEmpty: isUnchanged,
    change: type,
    clear,
  } = useKeptFields<Record<'question' | 'expected' | 'mustContain' | 'lang', string>>(key, {
    question: before?.question ?? '',
    expected: before?.expected ?? 'answered',
    mustContain: before?.mustContain ?? '',
    lang: before?.lang ?? '',
  })
  const { question, mustContain, lang } = fields
  const expected = fields.expected === 'handed-off' ? 'handed-off' : 'answered'
  // One that is kept stays to be chosen, whatever it is.
  const languages = [...new Set([...ANSWER_LANGUAGES, ...(before?.lang ? [before.lang] : [])])]
  const names = useLanguageNames(languages)
  const [isRefused, setRefused] = useState(false)
  const add = useMutation(testQuestionMutations.add(webId))
  const change = useMutation(
    testQuestionMutations.change({ webId, questionId: before?.testQuestionId ?? '' }),
  )
  const isEmpty = question.trim() === ''
  const isSaving = add.isPending || change.isPending
  const isTooLong =
    surplusOf(question, newTestQuestionLimits.question) > 0 ||
    surplusOf(mustContain, newTestQuestionLimits.mustContain) > 0
  const words = expected === 'answered' ? mustContain.trim() : ''
  function close() {
    clear()
    onClose()
  }
  const onSuccess = close
  function submit() {
    setRefused(isEmpty)
    if (isEmpty || isTooLong || isSaving) return
    if (before)
      change.mutate(
        {
          question,
          expected,
          mustContain: words || null,
          ...(lang !== (before.lang ?? '') && { lang: lang || null }),
        },
        { onSuccess },
      )
    else {
      const optional = { ...(lang !== '' && { lang }), ...(words !== '' && { mustContain: words }) }
      add.mutate({ question, expected, ...optional }, { onSuccess })
    }
  }
  return (
    <Dialog
      title={before ? t`Edit test question` : t`Add test question`}
      isOpen={isOpen}
      onClose={close}
      onSave={submit}
      size="sm"
      persistent={!isUnchanged}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {add.error && (
          <Banner tone="danger">
            <ErrorWords operation="addTestQuestion" error={add.error} />
          </Banner>
        )}
        {change.error && (
          <Banner tone="danger">
            <ErrorWords operation="changeTestQuestion" error={change.error} />
          </Banner>
        )}
        <TextArea
          label={t`Question`}
          data-autofocus
          limit={newTestQuestionLimits.question}
          error={isRefused && isEmpty && t`Type the question. An empty one isn’t saved.`}
          value={question}
          onChange={({ currentTarget }) => type({ question: currentTarget.value })}
        />
        <SegmentedControl
          label={t`Expected`}
          value={expected}
          onChange={(value) => type({ expected: value })}
          options={[
            { value: 'answered', label: t`A reply` },
            { value: 'handed-off', label: t`Handed off` },
          ]}
        />
        <Select
          label={t`Language if not detected`}
          value={lang}
          onChange={(chosen) => type({ lang: chosen ?? '' })}
          options={[
            { value: '', label: t`That of your knowledge base` },
            ...languages.map((value) => ({ value, label: names(value) })),
          ]}
        />
        {expected === 'answered' && (
          <TextField
            label={t`The reply must contain (optional)`}
            hint={t`Words or a number, in upper or lower case.`}
            autoComplete="off"
            limit={newTestQuestionLimits.mustContain}
            value={mustContain}
            onChange={({ currentTarget }) => type({ mustContain: currentTarget.value })}
          />
        )}
      </form>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../model/limits.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import styles from './adding.module.css'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { FormFoot } from './form-foot.tsx'
import { useAlike } from '../alike/use-alike.ts'

/** A text that the AI agents learn. */
export function TextForm() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { fields, isEmpty, change, clear, keyOf } = useKeptText('text', { title: '', content: '' })
  const upload = useMutation(knowledgeMutations.uploadText())
  const first = useRef<HTMLInputElement>(null)
  const title = fields.title.trim()
  const why = title === '' ? t`Enter a title` : fields.content.trim() === '' ? t`Enter the text` : undefined

  function save() {
    const text = { title, content: fields.content }
    upload.mutate(
      { ...text, key: keyOf(text) },
      {
        onSuccess() {
          clear()
          first.current?.focus()
          toasts.show({
            tone: 'success',
            title: t`Added: ${title}`,
            detail: t`The AI agent can use it once it’s indexed.`,
            action: {
              label: t`View sources`,
              onSelect: () => void navigate({ to: '/knowledge/view-files' }),
            },
          })
        },
      },
    )
  }
  const { alike, isLooking, addUnlessAlike } = useAlike({ content: fields.content }, save)
  return (
    <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={first}
        label={t`Title`}
        limit={LONGEST_TITLE}
        value={fields.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        label={t`Text`}
        hint={t`Headings that start with # help the AI agent find the right passage.`}
        minRows={12}
        maxRows={24}
        limit={LONGEST_TEXT}
        value={fields.content}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <FormFoot
        saveLabel={t({ context: 'text', message: 'Save and add another' })}
        label={t`Save the text`}
        group={t`Knowledge`}
        why={why}
        isSaving={upload.isPending || isLooking}
        asks={alike && <AlikeBanner alike={alike} onAdd={save} />}
        problem={upload.error && wordError(i18n, 'uploadText', upload.error)}
        note={!isEmpty && t`Draft saved in this browser`}
        onSave={addUnlessAlike}
      />
    </form>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SynonymGroup } from '@replybay/api-client'
import { Button, TagsInput } from '@replybay/ui-kit'
import { useKeptText } from '../../model/use-kept-text.ts'
import styles from './synonyms.module.css'
import { FEWEST_WORDS, findTaken, foldWord, LONGEST_WORD } from './synonym-words.ts'

interface SynonymFormProps {
  /** Names its draft. */
  draft: string
  /** Names the field. */
  label: string
  begun: readonly string[]
  /** The groups in which none of its words may be. */
  others: readonly SynonymGroup[]
  mostWords: number
  /** Why it was not saved, in words. */
  problem: string | undefined
  isSaving: boolean
  /** @param onSaved forgets the draft. */
  onSave: (words: string[], onSaved: () => void) => void
  onCancel: () => void
}

/** The words of one group. What is wrong with one is said here, before anything is sent. */
export function SynonymForm({ draft, label, begun, others, mostWords, problem, ...form }: SynonymFormProps) {
  const { t } = useLingui()
  const kept = useKeptText(draft, { words: begun.join('\n') })
  const words = kept.fields.words.split('\n').filter(Boolean)
  const why = useWhyNot(words, others)
  const isShort = words.length < FEWEST_WORDS
  const isSame = kept.isEmpty
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isShort && !isSame && !why) form.onSave(words, kept.clear)
      }}
    >
      <TagsInput
        label={label}
        hint={t`In any language. Press Enter or comma to add a word.`}
        error={why ?? problem}
        options={[]}
        value={words}
        onChange={(changed) => kept.change({ words: changed.map((word) => word.trim()).join('\n') })}
        maxTags={mostWords}
        disabled={form.isSaving}
      />
      <div className={styles['foot']}>
        <span className={styles['note']} role="status">
          {isShort ? (
            <Trans>Enter at least two words</Trans>
          ) : (
            <Plural
              value={mostWords - words.length}
              one="You can add # more word"
              other="You can add # more words"
            />
          )}
        </span>
        <Button
          variant="subtle"
          disabled={form.isSaving}
          onClick={() => {
            kept.clear()
            form.onCancel()
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          type="submit"
          disabled={isShort || isSame || why !== undefined}
          loading={form.isSaving}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Why words can't be a group, in words. */
function useWhyNot(words: readonly string[], others: readonly SynonymGroup[]): string | undefined {
  const { t } = useLingui()
  const taken = findTaken(words, others)
  if (taken?.group) {
    const group = taken.group.join(', ')
    return t`“${taken.word}” is in another group: ${group}`
  }
  if (taken) return t`“${taken.word}” is listed twice`
  if (words.some((word) => word.length > LONGEST_WORD)) {
    return t`A word can have up to ${LONGEST_WORD} characters`
  }
  const empty = words.find((word) => foldWord(word) === '')
  return empty === undefined ? undefined : t`“${empty}” has no letters or numbers`
}

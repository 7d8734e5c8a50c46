import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { Banner, Button, Progress, TextArea, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { AlikeRowsBanner } from '../alike/alike-rows-banner.tsx'
import { wordError } from '../errors.ts'
import { titleOfPair } from '../model/title-of-pair.ts'
import styles from './adding.module.css'
import { PairRow } from './pair-row.tsx'
import { MOST_PAIRS, type PastedPair, readPairs } from './read-pairs.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import { useAlikeRows } from './use-alike-rows.ts'

/** Pairs that are pasted from a table, with what is wrong under its row. */
export function PastedPairs() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { fields, change, clear, keyOf } = useKeptText('pairs', { pasted: '' })
  const { mutateAsync: upload } = useMutation(knowledgeMutations.uploadPair())
  const { mutateAsync: update } = useMutation(knowledgeMutations.updatePair())
  const rows = useRef<HTMLTextAreaElement>(null)
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pasted = useDeferredValue(fields.pasted)
  const { pairs, more } = useMemo(() => readPairs(pasted), [pasted])
  const { alike, setAlike, isAsked, setAsked, findAlikeOf, forget } = useAlikeRows()
  const good = pairs.filter((pair) => !pair.problem)
  const open = good.filter(({ row }) => !saved.has(row))
  const broken = pairs.length - good.length
  const why =
    pairs.length === 0
      ? t`Paste at least one row`
      : good.length === 0
        ? t`Fix at least one row below`
        : undefined

  /** Says which rows are like a source first, and adds them as is decided then. */
  async function save(decision?: 'keep-both' | 'replace') {
    setSaving(true)
    setProblem(undefined)
    try {
      const unknown = open.filter(({ row }) => !alike.has(row))
      const found = decision ? alike : new Map([...alike, ...(await findAlikeOf(unknown))])
      setAlike(found)
      if (!decision && found.size > 0) return setAsked(true)
      for (const { question, answer, row } of open) {
        const pair = { title: titleOfPair(question), question, answer }
        const old = decision === 'replace' ? found.get(row) : undefined
        if (old?.kind === 'qa') await update({ documentId: old.documentId, ...pair })
        else await upload({ ...pair, key: keyOf(pair) })
        setSaved((before) => new Set([...before, row]))
      }
      finish()
    } catch (error) {
      setProblem(wordError(i18n, 'uploadPair', error))
    } finally {
      setSaving(false)
    }
  }
  /** What was saved goes; rows that are no pairs stay, to be mended, and those that wait for the next time. */
  function finish() {
    const count = good.length
    toasts.show({ tone: 'success', title: t`Questions and answers added: ${count}` })
    setSaved(new Set())
    forget()
    const left = [...pairs.filter((pair) => pair.problem), ...more]
    if (left.length === 0) clear()
    else change({ pasted: left.map(lineOf).join('\n') })
  }
  return (
    <>
      <TextArea
        ref={rows}
        label={t`Rows`}
        hint={t`Two columns, copied from a spreadsheet or a CSV file: the question, then the answer. Up to ${MOST_PAIRS} rows.`}
        minRows={6}
        maxRows={12}
        disabled={isSaving}
        value={fields.pasted}
        onChange={({ currentTarget }) => {
          change({ pasted: currentTarget.value })
          setSaved(new Set())
          forget()
        }}
      />
      {pairs.length > 0 && (
        // It may be longer than its place, and is scrolled by keys, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['pairs']} aria-label={t`Questions and answers`} tabIndex={0}>
          {pairs.map((pair) => (
            <PairRow key={pair.row} pair={pair} isSaved={saved.has(pair.row)} alike={alike.get(pair.row)} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <p className={styles['why']} role="status">
          <Plural
            value={more.length}
            one={`# row is left over. You can add up to ${MOST_PAIRS} at a time: add it after these.`}
            other={`# rows are left over. You can add up to ${MOST_PAIRS} at a time: add them after these.`}
          />
        </p>
      )}
      {isSaving && <Progress label={t`Adding the questions and answers`} value={saved.size / good.length} />}
      {problem && <Banner tone="danger">{problem}</Banner>}
      {isAsked && !isSaving && (
        <AlikeRowsBanner
          count={alike.size}
          replaceable={open.filter(({ row }) => alike.get(row)?.kind === 'qa').length}
          onReplace={() => void save('replace')}
          onKeepBoth={() => void save('keep-both')}
          onCancel={() => {
            forget()
            rows.current?.focus()
          }}
        />
      )}
      <div className={styles['foot']}>
        <Button
          variant="primary"
          disabled={why !== undefined || isAsked}
          loading={isSaving}
          onClick={() => void save()}
        >
          {open.length === 0 ? (
            <Trans>Add the questions</Trans>
          ) : (
            <Plural value={open.length} one="Add # question" other="Add # questions" />
          )}
        </Button>
        <span className={styles['why']} role="status">
          {why ??
            (broken > 0 && (
              <Trans>
                Skipped: <Plural value={broken} one="# row" other="# rows" />
              </Trans>
            ))}
        </span>
      </div>
    </>
  )
}

function lineOf({ question, answer }: PastedPair): string {
  return [question, answer].map(quoted).join('\t')
}

/** A cell as it stands in a table. */
function quoted(cell: string): string {
  return /["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

import { useLingui } from '@lingui/react/macro'
import type { BotQuestion } from '@replybay/api-client'
import { IconButton, Menu } from '@replybay/ui-kit'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { AskedCount } from './asked-count.tsx'
import { LanguageMark } from './language-mark.tsx'
import type { QuestionText } from './question-lists.ts'
import { QuestionForm } from './question-form.tsx'
import styles from './questions.module.css'

interface QuestionRowProps {
  webId: string
  lang: string
  question: BotQuestion
  /** The other languages. */
  others: readonly string[]
  /** Those of them that have no question in this place. */
  without: readonly string[]
  /** Whether the list says how often each was asked. */
  isCounted: boolean
  /** What it is being changed to; nothing while it is not. */
  edit: QuestionText | undefined
  isTaken: boolean
  /** What moves it. */
  handle: ComponentProps<'button'>
  /** Begins to change it, or goes on. */
  onEdit: (text?: QuestionText) => void
  onClose: () => void
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onRemove: () => void
}

/** One question: its words, the languages that have one in its place, and what can be done with it. */
export function QuestionRow(props: QuestionRowProps) {
  const { webId, lang, question, others, without, isCounted, edit, isTaken, handle, onEdit, onClose } = props
  const { t } = useLingui()
  const words = useRef<HTMLButtonElement>(null)
  const isClosedHere = useRef(false)
  const isOpen = edit !== undefined
  // The words are there again only once they are drawn.
  useEffect(() => {
    if (isOpen || !isClosedHere.current) return
    isClosedHere.current = false
    words.current?.focus()
  }, [isOpen])
  const name = question.question
  const label = t`Move: ${name}`
  return (
    <li className={styles['row']} data-taken={isTaken} data-open={isOpen}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={label}
        title={t({ context: 'question', message: 'Move' })}
        {...handle}
      >
        <IconGripVertical aria-hidden />
      </button>
      {edit ? (
        <QuestionForm
          webId={webId}
          lang={lang}
          question={question}
          edit={edit}
          onType={onEdit}
          onClose={() => {
            isClosedHere.current = true
            onClose()
          }}
        />
      ) : (
        <>
          <button ref={words} type="button" className={styles['words']} onClick={() => onEdit()}>
            <span dir="auto" data-question>
              {name}
            </span>
            {question.answer && (
              <span className={styles['answer']} dir="auto">
                {question.answer}
              </span>
            )}
          </button>
          {others.length > 0 && (
            <span className={styles['marks']}>
              {others.map((other) => (
                <LanguageMark key={other} lang={other} isMissing={without.includes(other)} />
              ))}
            </span>
          )}
          {isCounted && <AskedCount asked={question.asked} />}
          <Menu
            label={t`Actions for ${name}`}
            placement="bottom-end"
            trigger={<IconButton size="sm" label={t`Actions for ${name}`} icon={<IconDots aria-hidden />} />}
            items={[
              { key: 'edit', label: t`Edit`, icon: <IconPencil aria-hidden />, onSelect: () => onEdit() },
              ...(props.onMoveUp
                ? [
                    {
                      key: 'up',
                      label: t`Move up`,
                      icon: <IconArrowUp aria-hidden />,
                      onSelect: props.onMoveUp,
                    },
                  ]
                : []),
              ...(props.onMoveDown
                ? [
                    {
                      key: 'down',
                      label: t`Move down`,
                      icon: <IconArrowDown aria-hidden />,
                      onSelect: props.onMoveDown,
                    },
                  ]
                : []),
              {
                key: 'delete',
                label: t`Delete`,
                icon: <IconTrash aria-hidden />,
                danger: true,
                onSelect: props.onRemove,
              },
            ]}
          />
        </>
      )}
    </li>
  )
}

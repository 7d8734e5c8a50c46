import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ExampleAnswer } from '@replybay/api-client'
import { SlotOutlet, testQuestion } from '@replybay/feature-kit'
import { Button } from '@replybay/ui-kit'
import { IconQuote, IconSparkles, IconUserShare } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './ask.module.css'
import { AskPassage } from './ask-passage.tsx'
import { AskSources } from './ask-sources.tsx'
import { WriteAnswer } from '../source-link.tsx'

/** Passages that are shown at first. */
const FEW = 3

interface AskResultProps {
  question: string
  answer: ExampleAnswer
  onOpen: (key: string) => void
}

/** What the AI agent would reply, beside the passages that it found. */
export function AskResult({ question, answer, onOpen }: AskResultProps) {
  const { t, i18n } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const [marked, setMarked] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const { text, handedOver = false, passages = [], sources = [], threshold, took, engine } = answer
  // Not every backend tells what it looked at.
  const isTold = answer.passages !== undefined
  const usedPassages = passages.filter(({ isUsed }) => isUsed)
  const used = usedPassages.length
  const documents = new Set(usedPassages.map(({ documentId }) => documentId)).size
  const shown = isWhole ? passages : passages.slice(0, FEW)
  const more = passages.length - shown.length
  const seconds =
    took === undefined
      ? undefined
      : new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: took < 95 ? 2 : 1 }).format(took / 1000)

  function mark(place: number | undefined) {
    setMarked(place)
    if (place !== undefined) list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles['result']}>
      <div className={styles['reply']}>
        <p role="status" className={styles['replyTitle']}>
          {handedOver ? <IconUserShare aria-hidden /> : <IconSparkles aria-hidden />}
          {handedOver && <Trans>The AI agent would hand off</Trans>}
          {!handedOver && text === '' && <Trans>The AI agent wouldn’t reply: nothing is asked.</Trans>}
          {!handedOver && text !== '' && <Trans>The AI agent would reply</Trans>}
        </p>
        {handedOver ? (
          <>
            <p className={styles['replyText']}>
              <Trans>No source answers this well enough.</Trans>
            </p>
            <p>
              <WriteAnswer question={question} />
            </p>
          </>
        ) : (
          <p className={styles['replyText']} dir="auto">
            {text}
            {Array.from({ length: used }, (_, place) => {
              const number = place + 1
              return (
                <button
                  key={number}
                  type="button"
                  className={styles['number']}
                  aria-label={t`Passage ${number}`}
                  onFocus={() => mark(place)}
                  onBlur={() => mark(undefined)}
                  onMouseEnter={() => mark(place)}
                  onMouseLeave={() => mark(undefined)}
                >
                  {number}
                </button>
              )
            })}
          </p>
        )}
        <div className={styles['tests']}>
          <SlotOutlet slot={testQuestion} question={question} language={answer.language} />
        </div>
        <p className={styles['foot']}>
          {isTold && !handedOver && <IconQuote aria-hidden />}
          {isTold &&
            !handedOver &&
            engine !== 'given' &&
            (engine === 'written' ? (
              <Plural value={documents} one="Written from # source" other="Written from # sources" />
            ) : (
              <Plural value={documents} one="Quoted from # source" other="Quoted from # sources" />
            ))}
          {!isTold && sources.length > 0 && (
            <Plural value={sources.length} one="From # source" other="From # sources" />
          )}
          {!handedOver && seconds && ' · '}
          {seconds && <Trans>{seconds} s</Trans>}
        </p>
      </div>
      <div className={styles['found']}>
        {!isTold && <AskSources sources={sources} onOpen={onOpen} />}
        {isTold && passages.length === 0 && (
          <p className={styles['none']}>
            <Trans>No passage contains words from the question.</Trans>
          </p>
        )}
        <ol ref={list} className={styles['passages']}>
          {shown.map((passage, place) => (
            <AskPassage
              key={`${passage.documentId} ${place}`}
              number={place + 1}
              passage={passage}
              quoted={handedOver ? '' : text}
              threshold={threshold}
              isMarked={marked === place}
              onOpen={onOpen}
            />
          ))}
        </ol>
        {more > 0 && (
          <Button size="sm" variant="subtle" className={styles['more']} onClick={() => setWhole(true)}>
            <Plural value={more} one="# more" other="# more" />
          </Button>
        )}
      </div>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type BotQuestion, knowledgeQueries, webMutations, webQueries } from '@replybay/api-client'
import { questionTextLimit } from '@replybay/api-client/limits'
import { useCan } from '@replybay/feature-kit'
import { type LocaleCode, locales } from '@replybay/i18n'
import { Banner, Button, useToasts } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { wordsOf } from './question-lists.ts'
import styles from './questions.module.css'

interface KeepAskingProps {
  webId: string
  lang: string
  /** What is suggested already. */
  questions: readonly BotQuestion[]
  /** One of them was added: its button is gone. */
  onAdded: () => void
}

/** Shown at once. */
const MOST = 3
/** Whatever was asked fewer times is not asked again and again. */
const FEWEST_ASKED = 2

/** What customers asked most in a language and no source answers, to be suggested as it is. It is an offer: without it, nothing is missing. */
export function KeepAsking({ lang, ...props }: KeepAskingProps) {
  const canFindAsked = useCan('knowledge')
  const locale = locales.find(({ code }) => code.slice(0, 2) === lang.slice(0, 2))
  if (!canFindAsked || !locale) return null
  return <MostAsked {...props} lang={lang} language={locale.code} />
}

function MostAsked({
  webId,
  lang,
  language,
  questions,
  onAdded,
}: KeepAskingProps & { language: LocaleCode }) {
  const { t } = useLingui()
  const id = useId()
  const client = useQueryClient()
  const toasts = useToasts()
  const { data } = useQuery(knowledgeQueries.gaps({ days: 30, language }))
  const add = useMutation(webMutations.addQuestion({ id: webId, lang }))
  const suggested = new Set(questions.map(({ question }) => wordsOf(question)))
  const gaps = (data?.gaps ?? [])
    .map((gap) => ({ ...gap, question: gap.question.trim().slice(0, questionTextLimit) }))
    .filter(({ asked, question }) => asked >= FEWEST_ASKED && !suggested.has(wordsOf(question)))
    .slice(0, MOST)
  if (gaps.length === 0) return null
  function addNow(question: string) {
    if (add.isPending) return
    add.mutate(
      { question },
      {
        onSuccess: (all) => {
          client.setQueryData(webQueries.questions(webId).queryKey, all)
          toasts.show({ tone: 'success', title: t({ context: 'question', message: `Added: ${question}` }) })
          onAdded()
        },
      },
    )
  }
  return (
    <section className={styles['keepAsking']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['keepAskingTitle']}>
        <IconSparkles aria-hidden />
        <Trans>Customers keep asking</Trans>
      </h2>
      {add.error && (
        <Banner tone="danger">
          <ErrorWords operation="addBotQuestion" error={add.error} />
        </Banner>
      )}
      <ul className={styles['keptAsked']}>
        {gaps.map(({ gapId, question, asked }) => (
          <li key={gapId} className={styles['keptAskedRow']}>
            <div className={styles['keptAskedWords']}>
              <p id={`${id}-${gapId}`} lang={language} dir="auto">
                {question}
              </p>
              <p className={styles['note']}>
                <Plural
                  value={asked}
                  one="# time in 30 days, and no question covers it yet."
                  other="# times in 30 days, and no question covers it yet."
                />
              </p>
            </div>
            <Button
              size="sm"
              loading={add.isPending && add.variables.question === question}
              aria-describedby={`${id}-${gapId}`}
              onClick={() => addNow(question)}
            >
              <Trans>Add question</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { BotQuestionLanguage } from '@replybay/api-client'
import { errorDetail, useRouteSearch } from '@replybay/feature-kit'
import { Banner, Button, EmptyState, ProblemState, Skeleton, StaleStrip } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../../errors.ts'
import { agentRoute } from '../../routes.ts'
import { AddLanguageDialog } from './add-language-dialog.tsx'
import { CompareLanguages } from './compare-languages.tsx'
import { useKeptQuestions } from './kept-questions.ts'
import { LanguageChips } from './language-chips.tsx'
import { LostTexts } from './lost-texts.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questions.module.css'

interface QuestionsTabProps {
  webId: string
  query: UseQueryResult<BotQuestionLanguage[]>
  /** Without the questions that are on their way out. */
  languages: readonly BotQuestionLanguage[] | undefined
  /** The one whose questions are shown. */
  language: BotQuestionLanguage | undefined
  /** Whether visitors see the questions. */
  isShown: boolean
}

/** What the chat window suggests to ask, by language. */
export function QuestionsTab({ webId, query, languages, language, isShown }: QuestionsTabProps) {
  const { t, i18n } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const kept = useKeptQuestions(webId)
  const isComparing = useRouteSearch(agentRoute).view === 'compare'
  const detail = errorDetail(i18n, query.error)
  const words = query.error ? wordError(i18n, 'listBotQuestions', query.error) : ''
  const retry = () => void query.refetch()
  const all = query.data ?? []
  if (!languages) {
    return (
      <div className={styles['tab']}>
        {query.error ? (
          <ProblemState title={words} detail={detail} onRetry={retry} />
        ) : (
          <Skeleton height="15rem" />
        )}
      </div>
    )
  }
  return (
    <div className={styles['tab']}>
      {query.error && (
        <StaleStrip title={words} detail={detail} asOf={new Date(query.dataUpdatedAt)} onRetry={retry} />
      )}
      <LostTexts webId={webId} languages={all} kept={kept} />
      {language ? (
        <>
          <LanguageChips
            webId={webId}
            languages={languages}
            shown={language.lang}
            isComparing={isComparing}
            onAdd={() => setAdding(true)}
          />
          {!isShown && (
            <Banner tone="info">
              <Trans>Visitors don’t see these questions: they are turned off under Appearance.</Trans>
            </Banner>
          )}
          {isComparing ? (
            <CompareLanguages languages={languages} />
          ) : (
            <QuestionList
              key={language.lang}
              webId={webId}
              language={language}
              languages={languages}
              whole={all.find(({ lang }) => lang === language.lang) ?? language}
              kept={kept}
            />
          )}
        </>
      ) : (
        <EmptyState
          title={t`No language yet`}
          detail={t`Add a language, then the questions that the chat window suggests in it.`}
          action={
            <Button variant="primary" leftIcon={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
              <Trans>Add language</Trans>
            </Button>
          }
        />
      )}
      <AddLanguageDialog
        webId={webId}
        there={languages.map(({ lang }) => lang)}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </div>
  )
}

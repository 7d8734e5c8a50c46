import { Trans, useLingui } from '@lingui/react/macro'
import { runMutation, testQuestionMutations, testQuestionQueries } from '@replybay/api-client'
import { newTestQuestionLimits } from '@replybay/api-client/limits'
import { errorDetail, useCan, useCurrentWeb } from '@replybay/feature-kit'
import { Button, useToasts } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../../errors.ts'

interface AddToTestSetProps {
  question: string
  language?: string | undefined
}

/** Makes what a customer asked a test question of the current website; nothing on a backend that keeps none. */
export function AddToTestSet(props: AddToTestSetProps) {
  const canTest = useCan('answering')
  const webId = useCurrentWeb()
  const question = props.question.trim().slice(0, newTestQuestionLimits.question)
  if (!canTest || webId === undefined || question === '') return null
  return <AddButton key={question} webId={webId} question={question} lang={props.language} />
}

interface AddButtonProps {
  webId: string
  question: string
  lang: string | undefined
}

function AddButton({ webId, question, lang }: AddButtonProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const [state, setState] = useState<'open' | 'adding' | 'added'>('open')
  async function add() {
    if (state !== 'open') return
    setState('adding')
    try {
      const tests = await client.fetchQuery(testQuestionQueries.list(webId))
      const isThere = tests.some((one) => one.question.trim() === question)
      if (!isThere) {
        const body = { question, expected: 'answered', ...(lang !== undefined && { lang }) } as const
        await runMutation(client, testQuestionMutations.add(webId), body)
      }
      setState('added')
      toasts.show({
        tone: 'success',
        title: isThere ? t`Already in the test set: ${question}` : t`Added to the test set: ${question}`,
      })
    } catch (error) {
      setState('open')
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'addTestQuestion', error),
        detail: errorDetail(i18n, error),
      })
    }
  }
  return (
    <Button
      size="sm"
      variant="subtle"
      leftIcon={<IconFlask aria-hidden />}
      loading={state === 'adding'}
      disabled={state === 'added'}
      onClick={() => void add()}
    >
      {state === 'added' ? <Trans>Already in the test set</Trans> : <Trans>Add to test set</Trans>}
    </Button>
  )
}

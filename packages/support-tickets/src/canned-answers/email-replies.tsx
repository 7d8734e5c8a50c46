import { useLingui } from '@lingui/react/macro'
import { type CannedAnswer, cannedAnswerQueries, customerQueries } from '@replybay/api-client'
import { findOpenFields, openField, type SavedReply, useCan, useUser } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { firstName } from '../model/first-name.ts'
import { useWithoutRemoved } from '../removal/use-without-removed.ts'
import { factWords, isFactKind } from '../suggestion/fact-words.ts'
import { fillVariables, type Variable } from './fill-variables.ts'
import { matchAnswers, textFor } from './match-answers.ts'
import { previewOf } from './preview-of.ts'
import { variableWords } from './variable-words.ts'

interface EmailRepliesProps {
  query: string
  customer: { name?: string | undefined; address?: string | undefined }
  subject: string
  render: (found: readonly SavedReply[]) => ReactNode
}

/** Saved replies for an email, filled in for the person it goes to and in their language, as far as those are known. */
export function EmailReplies({ query, customer, subject, render }: EmailRepliesProps) {
  const { t } = useLingui()
  const user = useUser()
  const { locale } = useLocale()
  const hasCanned = useCan('canned-answers')
  const language = useLanguageOf(customer.address)
  const withoutRemoved = useWithoutRemoved('canned-answer')
  const { data = [] } = useQuery({ ...cannedAnswerQueries.list(), enabled: hasCanned })
  const known = (name: Variable, value: string | undefined) => value || openField(t(variableWords[name]))
  const values = {
    'customer.name': known('customer.name', customer.name),
    'customer.firstName': known('customer.firstName', customer.name && firstName(customer.name)),
    'agent.name': known('agent.name', user.name),
    'company.name': known('company.name', user.companyNameRaw),
    'ticket.subject': known('ticket.subject', subject),
  }
  const filled = (answer: CannedAnswer): SavedReply => {
    const text = textFor(answer, language, locale)
    const whole = fillVariables(text, values, (kind) =>
      openField(isFactKind(kind) ? t(factWords[kind]) : t`your text`),
    )
    const [open] = findOpenFields(whole.text)
    return {
      key: answer._id,
      title: answer.title,
      shortcut: answer.shortcut,
      preview: previewOf(fillVariables(text, values, () => '…').text),
      text: whole.text,
      selection: open ? [open.at, open.at + open.length] : whole.selection,
    }
  }
  return render(matchAnswers(withoutRemoved(data), query).map(filled))
}

/** The language of who has this address, where the company knows it. */
function useLanguageOf(address: string | undefined): string | undefined {
  const hasRecord = useCan('customers')
  const email = address?.toLowerCase() ?? ''
  const { data } = useQuery({ ...customerQueries.search(email), enabled: hasRecord && email !== '' })
  return data?.find((each) => each.email?.toLowerCase() === email)?.language
}

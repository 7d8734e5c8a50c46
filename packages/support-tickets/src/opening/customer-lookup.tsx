import { useTypedSearch } from '@replybay/feature-kit'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { customerQueries, type CustomerRecord } from '@replybay/api-client'
import { Button, channelLabel, LookupField, type LookupOption } from '@replybay/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'

const none: CustomerRecord[] = []

interface CustomerLookupProps {
  /** Why it can't go on like this. */
  error: string | undefined
  onChoose: (customerId: string) => void
}

/** Finds a customer by the begin of words of their name, address, number or handle. */
export function CustomerLookup({ error: refusal, onChoose }: CustomerLookupProps) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState('')
  const typed = useTypedSearch(words, setWords)
  const search = words.trim()
  const {
    data = none,
    error,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useQuery({
    ...customerQueries.search(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? none : data
  const options = useMemo(() => found.map((customer) => optionOf(i18n, customer)), [found, i18n])
  const isNobody = search !== '' && !isFetching && !isPlaceholderData && found.length === 0
  return (
    <LookupField
      label={t`Customer`}
      placeholder={t`Name, email, phone, or username`}
      maxLength={200}
      takesFocus
      value={typed.text}
      onChange={typed.onChange}
      options={options}
      onChoose={onChoose}
      error={error ? wordError(i18n, 'listCustomers', error) : refusal}
      hint={isNobody ? t`No customer matches “${search}”` : undefined}
      aside={error && <Button size="sm" variant="subtle" onClick={() => void refetch()}>{t`Retry`}</Button>}
    />
  )
}

/** Their name, and what tells them from others of that name. */
function optionOf(i18n: I18n, customer: CustomerRecord): LookupOption {
  const { _id, email, phone, handle, channels, verified } = customer
  const label = customerName(i18n, customer)
  const where = channels.map((channel) => i18n._(channelLabel(channel))).join(', ')
  const doubt = email && verified === false && i18n._(msg`Unverified`)
  const detail = [email ?? phone ?? handle, doubt, where].filter((fact) => fact && fact !== label).join(' · ')
  return { value: _id, label, detail }
}

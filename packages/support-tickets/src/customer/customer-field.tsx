import { useLingui } from '@lingui/react/macro'
import { customerMutations, customerQueries } from '@replybay/api-client'
import { surplusOf, TextField } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { wordError } from '../errors.ts'

/** How many characters each fact may have. */
const limits = { name: 200, email: 254, phone: 40 }

interface CustomerFieldProps {
  customer: { _id: string; name: string; email?: string; phone?: string }
  field: keyof typeof limits
  label: string
  /** Says something about the value, at the end of the label's line. */
  aside?: ReactNode
}

/**
 * One fact about a customer, saved when one leaves it or presses Enter; Escape gives up what was typed. What could not be
 * saved stays as it was typed.
 */
export function CustomerField({ customer, field, label, aside }: CustomerFieldProps) {
  const { t, i18n } = useLingui()
  const known = customer[field] ?? ''
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const client = useQueryClient()
  const { mutate, error, isSuccess } = useMutation(customerMutations.update(customer._id))
  function save(input: HTMLInputElement) {
    const value = input.value.trim()
    const isInvalid = !input.validity.valid
    setWrong(isInvalid)
    if (isInvalid || value === known || surplusOf(value, limits[field]) > 0) return
    mutate(
      { [field]: value === '' && field !== 'name' ? null : value },
      {
        onSuccess: (saved) => {
          if (saved) client.setQueryData(customerQueries.detail(customer._id).queryKey, saved)
          setTyped(undefined)
        },
      },
    )
  }
  const refusal = error ? wordError(i18n, 'updateCustomer', error) : undefined
  return (
    <TextField
      label={label}
      aside={aside}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      limit={limits[field]}
      value={typed ?? known}
      hint={isSuccess && typed === undefined && t`Saved`}
      error={isWrong ? t`Enter a whole email address` : typed === undefined ? undefined : refusal}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={({ currentTarget }) => save(currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape' || typed === undefined) return
        // Elsewhere the key leaves the field, which saves.
        event.stopPropagation()
        setTyped(undefined)
        setWrong(false)
      }}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { type Form, useForm } from '@replybay/ui-kit'
import { useEffect } from 'react'
import type { WebsiteValues } from './website-fields.tsx'

/** The form of a website; what the server says against its address stands at that field. */
export function useWebsiteForm(initialValues: WebsiteValues, error: Error | null): Form<WebsiteValues> {
  const { t } = useLingui()
  const form = useForm<WebsiteValues>({
    initialValues,
    rules: { name: (value) => value.trim() !== '' || t`Give the website a name` },
  })
  useEffect(() => {
    if (!isAboutDomain(error)) return
    form.setFieldError('domain', t`This isn’t a website address. Type one such as maison-lumen.example.`)
    form.getInputNode('domain')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is told once; all else is the same throughout
  }, [error])
  return form
}

/** Whether the server did not take the address. */
export function isAboutDomain(error: Error | null): boolean {
  return isInvalid(error) && wrongSiteOf(error) === undefined
}

/** The place of the other site that the server did not take. */
export function wrongSiteOf(error: Error | null): number | undefined {
  if (!isInvalid(error) || error.failure.kind !== 'status') return undefined
  const places = error.failure.problem?.fields?.map(({ path }) => /^\/body\/origins\/(\d+)$/.exec(path)?.[1])
  const place = places?.find((found) => found !== undefined)
  return place === undefined ? undefined : Number(place)
}

function isInvalid(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === 'invalid-request'
}

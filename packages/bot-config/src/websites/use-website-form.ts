import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { useForm } from '@replybay/ui-kit'
import { useEffect } from 'react'
import type { WebsiteValues } from './website-fields.tsx'

interface BegunWebsite extends WebsiteValues {
  /** Other sites, one a line. */
  sites: string
}

/** The same for a new website without an id. */
export function useWebsiteDraftKey(webId = 'new'): string {
  return draftKey(useUser()._id, `website:${webId}`)
}

/**
 * The form of a website, kept as a draft until it is saved or dropped; what the server says against its address stands at
 * that field.
 */
export function useWebsiteForm(key: string, begun: BegunWebsite, error: Error | null) {
  const { t } = useLingui()
  const kept = useKeptFields<Record<keyof BegunWebsite, string>>(key, begun)
  const { name, domain } = kept.fields
  const form = useForm<WebsiteValues>({
    initialValues: { name, domain },
    onValuesChange: kept.change,
    rules: { name: (value) => value.trim() !== '' || t`Give the website a name` },
  })
  useEffect(() => {
    if (!isAboutDomain(error)) return
    form.setFieldError('domain', t`This isn’t a website address. Type one such as maison-lumen.example.`)
    form.getInputNode('domain')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is told once; all else is the same throughout
  }, [error])
  return { form, kept }
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

import { webMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Banner, FormFrame } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { useAddedWebsite } from './use-added-website.ts'
import { isAboutDomain, useWebsiteDraftKey, useWebsiteForm } from './use-website-form.ts'
import { WebsiteFields } from './website-fields.tsx'

/** The form of a dialog that adds a website. */
export interface AddingFormProps {
  /** For the button of the dialog. */
  id: string
  onBusy: (isBusy: boolean) => void
  /** Something is typed that a slip would lose. */
  onTyped: (isTyped: boolean) => void
  onAdded: () => void
}

/** Makes a website: the first is called as the company. */
export function NewWebsiteForm({ id, onBusy, onTyped, onAdded }: AddingFormProps) {
  const { owner_webs: ids, companyNameRaw = '' } = useUser()
  const begunName = ids.length === 0 ? companyNameRaw : ''
  const told = useAddedWebsite()
  const create = useMutation(webMutations.create())
  const { form, kept } = useWebsiteForm(
    useWebsiteDraftKey(),
    { name: begunName, domain: '', sites: '' },
    create.error,
  )
  const isTyped = !kept.isEmpty
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
  return (
    <FormFrame
      id={id}
      form={form}
      onSubmit={({ name, domain }) => {
        if (create.isPending) return
        onBusy(true)
        create.mutate(
          { name, domain },
          {
            onSuccess: (web) => {
              told(web?._id, name.trim())
              onAdded()
            },
            onSettled: () => onBusy(false),
          },
        )
      }}
    >
      {create.error && !isAboutDomain(create.error) && (
        <Banner tone="danger">
          <ErrorWords operation="createWeb" error={create.error} />
        </Banner>
      )}
      <WebsiteFields form={form} first={begunName ? 'domain' : 'name'} />
    </FormFrame>
  )
}

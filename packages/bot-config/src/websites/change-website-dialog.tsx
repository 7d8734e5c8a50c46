import { Trans, useLingui } from '@lingui/react/macro'
import { type Web, webMutations } from '@replybay/api-client'
import {
  Banner,
  Button,
  Dialog,
  FormFrame,
  PillsField,
  type PillsFieldValue,
  useToasts,
  wordsOf,
} from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { isAboutDomain, useWebsiteDraftKey, useWebsiteForm, wrongSiteOf } from './use-website-form.ts'
import { WebsiteFields } from './website-fields.tsx'

interface ChangeWebsiteDialogProps {
  web: Web
  isOpen: boolean
  onClose: () => void
}

/** What a website is called, and where it is. */
export function ChangeWebsiteDialog({ web, isOpen, onClose }: ChangeWebsiteDialogProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const update = useMutation(webMutations.update(web._id))
  const { form, kept } = useWebsiteForm(
    useWebsiteDraftKey(web._id),
    { name: web.name ?? '', domain: web.domain ?? '', sites: (web.origins ?? []).join('\n') },
    update.error,
  )
  const [sites, setSites] = useState<PillsFieldValue>({
    pills: kept.fields.sites.split('\n').filter(Boolean),
    text: '',
  })
  const wrongSite = wrongSiteOf(update.error)
  function close() {
    kept.clear()
    onClose()
  }
  return (
    <Dialog
      title={t`Change the website`}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      persistent={!kept.isEmpty}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={update.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <FormFrame
        id={formId}
        form={form}
        onSubmit={(values) => {
          if (update.isPending) return
          update.mutate(
            { ...values, ...(web.origins && { origins: wordsOf(sites) }) },
            {
              onSuccess: () => {
                toasts.show({ tone: 'success', title: t`Website saved` })
                close()
              },
            },
          )
        }}
      >
        {update.error && !isAboutDomain(update.error) && wrongSite === undefined && (
          <Banner tone="danger">
            <ErrorWords operation="updateWeb" error={update.error} detail={t`Nothing changed. Try again.`} />
          </Banner>
        )}
        <WebsiteFields form={form} />
        {web.origins && (
          <PillsField
            label={t`Other sites that may show the chat (optional)`}
            hint={t`The address above and its subdomains always may. Without any address, every site may.`}
            error={
              wrongSite !== undefined &&
              t`This isn’t a website address. Type one such as maison-lumen.example.`
            }
            isWrong={(site) => wordsOf(sites)[wrongSite ?? -1] === site}
            value={sites}
            onChange={(value) => {
              setSites(value)
              kept.change({ sites: wordsOf(value).join('\n') })
              if (update.error) update.reset()
            }}
          />
        )}
      </FormFrame>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type Web, webMutations } from '@replybay/api-client'
import { Banner, Button, Dialog, FormFrame, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { wordError } from '../errors.ts'
import { isAboutDomain, useWebsiteForm } from './use-website-form.ts'
import { WebsiteFields } from './website-fields.tsx'

interface ChangeWebsiteDialogProps {
  web: Web
  isOpen: boolean
  onClose: () => void
}

/** What a website is called, and where it is. */
export function ChangeWebsiteDialog({ web, isOpen, onClose }: ChangeWebsiteDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const update = useMutation(webMutations.update(web._id))
  const form = useWebsiteForm({ name: web.name ?? '', domain: web.domain ?? '' }, update.error)
  return (
    <Dialog
      title={t`Change the website`}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>
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
          update.mutate(values, {
            onSuccess: () => {
              toasts.show({ tone: 'success', title: t`Website saved` })
              onClose()
            },
          })
        }}
      >
        {update.error && !isAboutDomain(update.error) && (
          <Banner tone="danger">{wordError(i18n, 'updateWeb', update.error)}</Banner>
        )}
        <WebsiteFields form={form} />
      </FormFrame>
    </Dialog>
  )
}

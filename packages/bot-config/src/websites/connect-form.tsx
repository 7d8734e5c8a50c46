import { Trans, useLingui } from '@lingui/react/macro'
import { webMutations } from '@replybay/api-client'
import { webDomainLimit } from '@replybay/api-client/limits'
import { useCan, useUser } from '@replybay/feature-kit'
import { forgetText } from '@replybay/sync'
import { Banner, Button, buttonClassName, TextField } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { INSTALL_ID } from '../install/install-id.ts'
import { Link, useNavigate } from '../links.ts'
import styles from './connect-form.module.css'
import { useAddedWebsite } from './use-added-website.ts'
import { isAboutDomain, useWebsiteDraftKey, useWebsiteForm } from './use-website-form.ts'

/** Where the first website is added without leaving the list of what is left to set up; goes on to its line to paste. */
export function ConnectForm() {
  // A backend that makes no websites adds one by its id, on their page.
  return useCan('webs') ? (
    <AddressForm />
  ) : (
    <Link to="/webs/integration" className={buttonClassName({ variant: 'primary' })}>
      <Trans context="website">Add</Trans>
    </Link>
  )
}

function AddressForm() {
  const { t } = useLingui()
  const name = useUser().companyNameRaw ?? ''
  const draft = useWebsiteDraftKey()
  const told = useAddedWebsite()
  const navigate = useNavigate()
  const create = useMutation(webMutations.create())
  const { form } = useWebsiteForm(draft, { name, domain: '', sites: '' }, create.error)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const { domain } = form.getValues()
    if (create.isPending) return
    if (domain.trim() === '') {
      form.setFieldError('domain', t`This isn’t a website address. Type one such as maison-lumen.example.`)
      form.getInputNode('domain')?.focus()
      return
    }
    // What went wrong is shown by the mutation.
    const web = await create.mutateAsync({ name: name || domain, domain }).catch(() => undefined)
    if (!web) return
    forgetText(draft)
    told(web._id, web.name || domain)
    await navigate({ to: '/webs/integration', hash: INSTALL_ID })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {create.error && !isAboutDomain(create.error) && (
        <Banner tone="danger">
          <ErrorWords operation="createWeb" error={create.error} />
        </Banner>
      )}
      <div className={styles['line']}>
        <TextField
          key={form.key('domain')}
          {...form.getInputProps('domain')}
          label={t`Address of the site`}
          hint={t`Such as maison-lumen.example`}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          limit={webDomainLimit}
        />
        <Button type="submit" variant="primary" loading={create.isPending}>
          <Trans>Connect website</Trans>
        </Button>
      </div>
    </form>
  )
}

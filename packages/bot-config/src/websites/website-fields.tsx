import { useLingui } from '@lingui/react/macro'
import { webDomainLimit, webNameLimit } from '@replybay/api-client/limits'
import { type Form, TextField } from '@replybay/ui-kit'

/** What a website is called, and where it is. */
export type WebsiteValues = Record<'name' | 'domain', string>

interface WebsiteFieldsProps {
  form: Form<WebsiteValues>
  /** The field with which one begins. @default 'name' */
  first?: keyof WebsiteValues
}

/** The fields of a website. */
export function WebsiteFields({ form, first = 'name' }: WebsiteFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        key={form.key('name')}
        {...form.getInputProps('name')}
        data-autofocus={first === 'name' || undefined}
        label={t`Name`}
        hint={t`The chat shows it to visitors until you name the chat window.`}
        autoComplete="organization"
        limit={webNameLimit}
      />
      <TextField
        key={form.key('domain')}
        {...form.getInputProps('domain')}
        data-autofocus={first === 'domain' || undefined}
        label={t`Address of the site (optional)`}
        hint={t`Such as maison-lumen.example`}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        limit={webDomainLimit}
      />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type Form, TextField } from '@replybay/ui-kit'

/** What a website is called, and where it is. */
export type WebsiteValues = Record<'name' | 'domain', string>

/** Of a name. */
export const NAME_LIMIT = 120
/** Of an address. */
export const DOMAIN_LIMIT = 253

/** The fields of a website. */
export function WebsiteFields({ form }: { form: Form<WebsiteValues> }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        key={form.key('name')}
        {...form.getInputProps('name')}
        data-autofocus
        label={t`Name`}
        hint={t`The chat shows it to visitors until you name the chat window.`}
        autoComplete="organization"
        limit={NAME_LIMIT}
      />
      <TextField
        key={form.key('domain')}
        {...form.getInputProps('domain')}
        label={t`Address of the site (optional)`}
        hint={t`Such as maison-lumen.example`}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        limit={DOMAIN_LIMIT}
      />
    </>
  )
}

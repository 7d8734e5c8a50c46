import { Trans, useLingui } from '@lingui/react/macro'
import { webMutations, webQueries } from '@replybay/api-client'
import { Banner, Button, Dialog, Select } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { useNavigate } from '../../links.ts'
import { useLanguageNames } from './language-names.ts'
import { languagesOffered } from './languages-offered.ts'

interface AddLanguageDialogProps {
  webId: string
  /** The languages that are there. */
  there: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Adds a language, found by its name; the one that the person reads is the first to be offered. */
export function AddLanguageDialog({ isOpen, onClose, ...props }: AddLanguageDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      title={t`Add a language`}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            <Trans>Add language</Trans>
          </Button>
        </>
      }
    >
      <LanguageForm {...props} id={formId} onBusy={setBusy} onAdded={onClose} />
    </Dialog>
  )
}

interface LanguageFormProps extends Pick<AddLanguageDialogProps, 'webId' | 'there'> {
  id: string
  onBusy: (isBusy: boolean) => void
  onAdded: () => void
}

function LanguageForm({ webId, there, id, onBusy, onAdded }: LanguageFormProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const names = useLanguageNames(languagesOffered)
  const offered = languagesOffered.filter((lang) => !there.includes(lang))
  const [lang, setLang] = useState<string | null>(offered.includes(i18n.locale) ? i18n.locale : null)
  const [isRefused, setRefused] = useState(false)
  const add = useMutation(webMutations.addLanguage(webId))
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(lang === null)
        if (lang === null || add.isPending) return
        onBusy(true)
        add.mutate(
          { lang },
          {
            onSuccess: (languages) => {
              client.setQueryData(webQueries.questions(webId).queryKey, languages)
              onAdded()
              void navigate({
                to: '/webs/agent',
                search: (now) => ({ ...now, lang, view: undefined }),
                replace: true,
              })
            },
            onSettled: () => onBusy(false),
          },
        )
      }}
    >
      {add.error && (
        <Banner tone="danger">
          <ErrorWords operation="addBotQuestionLanguage" error={add.error} />
        </Banner>
      )}
      <Select
        label={t`Language`}
        hint={t`Type to find one.`}
        error={isRefused && lang === null && t`Choose a language`}
        searchable
        value={lang}
        onChange={setLang}
        options={offered.map((value) => ({ value, label: names(value), keywords: value }))}
      />
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { ConfirmDialog, FieldRow, Select, SettingsSection, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOfError, wordError } from '../errors.ts'
import { languageName } from '../model/language-name.ts'
import { knowledgeLanguages } from '../model/source-filter.ts'

/** The language of texts whose own can't be told. Another one indexes everything anew, so it asks first. */
export function LanguageSection({ language }: { language: string | undefined }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [wanted, setWanted] = useState<string>()
  const save = useMutation(knowledgeMutations.setLanguage())
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  const wantedName = wanted ? (names.of(wanted.slice(0, 2)) ?? wanted) : ''
  function change() {
    if (!wanted) return
    save.mutate(
      { language: wanted },
      {
        onSuccess: () => toasts.show({ tone: 'success', title: t`Knowledge language: ${wantedName}` }),
        onError: (error) =>
          toasts.show({
            tone: 'danger',
            title: wordError(i18n, 'setKnowledgeLanguage', error),
            detail: detailOfError(
              i18n,
              'setKnowledgeLanguage',
              error,
              t`The language hasn’t changed. Try again.`,
            ),
          }),
        onSettled: () => setWanted(undefined),
      },
    )
  }
  return (
    <SettingsSection
      title={t`Language`}
      detail={t`Each source is read in its own language. This one is used for texts too short for their language to be detected.`}
    >
      <FieldRow title={t`Knowledge language`}>
        <Select
          label={t`Knowledge language`}
          value={wanted ?? language ?? null}
          disabled={save.isPending}
          onChange={(code) => code !== null && code !== language && setWanted(code)}
          options={knowledgeLanguages.map((code) => ({
            value: code,
            label: languageName(i18n.locale, code),
          }))}
        />
      </FieldRow>
      <ConfirmDialog
        title={t`Change the knowledge language to ${wantedName}?`}
        isOpen={wanted !== undefined}
        confirmLabel={t`Change and index again`}
        busy={save.isPending}
        onConfirm={change}
        onClose={() => setWanted(undefined)}
      >
        <Trans>
          All sources will be indexed again. Until that’s done, the AI agent may not find some of them.
        </Trans>
      </ConfirmDialog>
    </SettingsSection>
  )
}

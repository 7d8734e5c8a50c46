import { Trans, useLingui } from '@lingui/react/macro'
import { userMutations, userQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Button, TextArea, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { wordError } from '../errors.ts'
import { useKeptForm } from '../use-kept-form.ts'
import styles from './describe-form.module.css'
import { limits } from './limits.ts'

/** Where the company is described without leaving the list of what is left to set up. */
export function DescribeForm() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const user = useUser()
  const hasDetails = useCan('users')
  const client = useQueryClient()
  const description = user.companyDescription ?? ''
  const kept = useKeptForm('company', { description }, {})
  const save = useMutation(userMutations.updateCompany())
  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = kept.form.getValues().description.trim()
    if (!typed) {
      kept.form.setFieldError('description', t`Enter a description`)
      kept.form.getInputNode('description')?.focus()
      return
    }
    try {
      // The name goes along: as it is now, not as it was when the page was opened.
      const now = await client.fetchQuery({ ...userQueries.info(), staleTime: 0 })
      const appName = now.companyNameRaw ?? ''
      await save.mutateAsync({
        appName,
        description: typed,
        ...(hasDetails && { seen: { appName, description: kept.seen().description } }),
      })
      kept.show({ description: typed }, { description: typed })
      toasts.show({ tone: 'success', title: t`Description saved` })
    } catch (error) {
      kept.form.setFieldError('description', wordError(i18n, 'updateCompany', error))
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        key={kept.form.key('description')}
        {...kept.form.getInputProps('description')}
        label={t`Description`}
        minRows={2}
        maxRows={6}
        limit={limits.description}
      />
      <Button type="submit" variant="primary" loading={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

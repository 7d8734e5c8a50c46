import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { Button, useToasts } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { detailOfError, wordError } from '../errors.ts'
import { useStanding } from '../model/use-standing.ts'
import styles from './sources.module.css'

/** Has every source indexed again. The server refuses that for a while after it was done. */
export function IndexAgain() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { data } = useStanding()
  const force = useMutation(knowledgeMutations.forceIndexation())
  const { state, total = 0 } = data?.indexing ?? {}
  return (
    <Button
      className={styles['indexAgain']}
      leftIcon={<IconRefresh aria-hidden />}
      loading={force.isPending}
      disabled={state === undefined || state === 'running' || total === 0}
      onClick={() =>
        force.mutate(undefined, {
          onSuccess: () => toasts.show({ title: t`Every source is indexed again` }),
          onError: (error) =>
            toasts.show({
              tone: 'danger',
              title: wordError(i18n, 'forceIndexation', error),
              detail: detailOfError(i18n, 'forceIndexation', error, t`Nothing was lost. Try again.`),
            }),
        })
      }
    >
      <Trans>Index again</Trans>
    </Button>
  )
}

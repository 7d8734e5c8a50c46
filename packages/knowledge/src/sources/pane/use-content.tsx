import { useLingui } from '@lingui/react/macro'
import { ProblemState, Skeleton } from '@replybay/ui-kit'
import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type errors, wordError } from '../../errors.ts'
import styles from './pane.module.css'

type Operation = keyof typeof errors

/** What a source holds; until it is there, what stands in its place. What was read stays where it can't be read again. */
export function useContent<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
  operation: Operation,
): { data: Data | undefined; rest: ReactNode } {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(options)
  if (data !== undefined) return { data, rest: null }
  return {
    data,
    rest: error ? (
      <ProblemState
        title={wordError(i18n, operation, error)}
        onRetry={() => void refetch()}
        report={error.message}
      />
    ) : (
      <div className={styles['skeletons']} role="status" aria-busy="true" aria-label={t`Loading the source`}>
        {['40%', '90%', '80%', '85%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    ),
  }
}

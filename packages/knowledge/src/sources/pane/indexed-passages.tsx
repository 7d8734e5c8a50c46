import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, ProblemState, Skeleton, Tag } from '@replybay/ui-kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'
import styles from './pane.module.css'

/** The passages of a source as a search finds them: the headings above each, its text, how long it is. */
export function IndexedPassages({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const query = useInfiniteQuery(knowledgeQueries.passages(id))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const total = data?.pages[0]?.total ?? 0
  const passages = data?.pages.flatMap((page) => page.passages) ?? []
  if (!data) {
    return error ? (
      <ProblemState
        title={wordError(i18n, 'listPassages', error)}
        onRetry={() => void refetch()}
        report={error.message}
      />
    ) : (
      <div
        className={styles['skeletons']}
        role="status"
        aria-busy="true"
        aria-label={t`Loading the passages`}
      >
        {['40%', '90%', '80%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    )
  }
  if (total === 0) {
    return (
      <p className={styles['note']}>
        <Trans>Nothing is indexed yet.</Trans>
      </p>
    )
  }
  const left = formats.number(total - passages.length)
  return (
    <>
      <ol className={styles['passages']} aria-label={t`Passages`}>
        {passages.map(({ position, headings, page, text, length, isSetAside }) => (
          <li key={position} className={styles['passage']}>
            <p className={styles['passageHead']}>
              <span className={styles['passageNumber']}>{formats.number(position + 1)}</span>
              {headings.length > 0 && (
                <b className={styles['passageTitle']} dir="auto">
                  {headings.join(' › ')}
                </b>
              )}
              <span className={styles['caption']}>
                {page !== undefined && (
                  <>
                    <PageNumber page={page} />
                    {' · '}
                  </>
                )}
                <Plural value={length} one="# character" other="# characters" />
              </span>
              {isSetAside && <Tag>{t`Set aside`}</Tag>}
            </p>
            <p className={styles['readText']} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          size="sm"
          variant="subtle"
          className={styles['more']}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show more ({left} left)</Trans>
        </Button>
      )}
    </>
  )
}

function PageNumber({ page }: { page: number }) {
  const number = useFormats().number(page)
  return <Trans>Page {number}</Trans>
}

import { useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { Progress } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { isUnderWay, sourceOfWebsite } from '../model/source.ts'
import { SourceState } from '../sources/source-state.tsx'
import styles from './adding.module.css'

/** How often the websites are asked for while they are read; in ms. */
const WORKING_MS = 2_000

interface AddedWebsitesProps {
  ids: readonly string[]
}

/** The websites that were just added, and how far each is read. */
export function AddedWebsites({ ids }: AddedWebsitesProps) {
  const { t } = useLingui()
  const { data } = useQuery({
    ...knowledgeQueries.websites({ limit: 50 }),
    refetchInterval: ({ state }) => state.data?.websites.some(isUnderWay) && WORKING_MS,
  })
  const added = ids.flatMap((id) => data?.websites.find(({ _id }) => _id === id) ?? []).map(sourceOfWebsite)
  return (
    <ul className={styles['websites']} aria-label={t`Added just now`}>
      {added.map((source) => (
        <li key={source.key} className={styles['website']}>
          <span className={styles['websiteTitle']} title={source.title} dir="auto">
            {source.title}
          </span>
          <SourceState source={source} />
          {isUnderWay(source) && (
            <Progress
              className={styles['progress']}
              label={t`Pages read from ${source.title}`}
              value={source.pagesFound ? (source.pages ?? 0) / source.pagesFound : 0}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

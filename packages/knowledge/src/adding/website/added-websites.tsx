import { useLingui } from '@lingui/react/macro'
import { Progress } from '@replybay/ui-kit'
import { isUnderWay, keyOfWebsite } from '../../model/source.ts'
import { useOpenSource } from '../../model/use-open-source.ts'
import { SourceState } from '../../sources/source-state.tsx'
import styles from '../adding.module.css'

interface AddedWebsitesProps {
  ids: readonly string[]
}

/** The websites that were just added, and how far each is read. */
export function AddedWebsites({ ids }: AddedWebsitesProps) {
  const { t } = useLingui()
  return (
    <ul className={styles['websites']} aria-label={t`Added just now`}>
      {ids.map((id) => (
        <AddedWebsite key={id} id={id} />
      ))}
    </ul>
  )
}

function AddedWebsite({ id }: { id: string }) {
  const { t } = useLingui()
  const { source } = useOpenSource(keyOfWebsite(id), undefined)
  if (!source) return null
  return (
    <li className={styles['website']}>
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
  )
}

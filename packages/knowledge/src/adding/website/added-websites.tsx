import { useLingui } from '@lingui/react/macro'
import { keyOfWebsite } from '../../model/source.ts'
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
  const { source } = useOpenSource(keyOfWebsite(id), undefined)
  if (!source) return null
  return (
    <li className={styles['website']}>
      <span className={styles['websiteTitle']} title={source.title} dir="auto">
        {source.title}
      </span>
      <SourceState source={source} />
    </li>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './files.module.css'
import { alikeOf, isIndexed, type Upload } from '../../uploads/upload-store.ts'

/** How many files stand where. */
export function UploadCounts({ uploads }: { uploads: readonly Upload[] }) {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' })
  const count = (which: (upload: Upload) => boolean) => uploads.filter(which).length
  const [readyFiles, underWay, asking, failedFiles] = [
    count(isReady),
    count(isUnderWay),
    count((upload) => upload.state === 'asks' || alikeOf(upload) !== undefined),
    count(hasFailed),
  ]
  const words = [
    readyFiles > 0 && t`${plural(readyFiles, { one: '# ready', other: '# ready' })}`,
    underWay > 0 && t`${underWay} in progress`,
    asking > 0 && t`${plural(asking, { one: '# needs your decision', other: '# need your decision' })}`,
    failedFiles > 0 && t`${plural(failedFiles, { one: '# failed', other: '# failed' })}`,
  ].filter((word) => word !== false)
  return (
    <span className={styles['caption']} role="status">
      {list.format(words)}
    </span>
  )
}

function isReady(upload: Upload): boolean {
  return upload.document?.state === 'ready' && !alikeOf(upload)
}

function hasFailed({ state, document }: Upload): boolean {
  return state === 'failed' || state === 'refused' || document?.state === 'failed'
}

function isUnderWay(upload: Upload): boolean {
  return isIndexed(upload) || ['looking', 'waiting', 'sending'].includes(upload.state)
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Progress } from '@replybay/ui-kit'
import { IconCircleCheckFilled, IconCircleXFilled, IconCopy, IconScan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordError } from '../../errors.ts'
import { useProblemWords } from '../../model/use-problem-words.ts'
import styles from './files.module.css'
import { alikeOf, isIndexed, type Upload } from '../../uploads/upload-store.ts'
import { useRefusalWords } from '../../uploads/use-refusal-words.ts'

/** How far a file has come, in words; while it is under way, with a bar. */
export function FileState({ upload }: { upload: Upload }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const problemWords = useProblemWords()
  const refusalWords = useRefusalWords()
  const { state, refusal, share, error, same, document } = upload
  if (refusal) return <Line tone="danger">{refusalWords(refusal)}</Line>
  if (state === 'failed') {
    return <Line tone="danger">{wordError(i18n, 'uploadFile', error)}</Line>
  }
  if (state === 'asks') {
    const saved = formats.relative(new Date(same?.updatedAt ?? 0))
    return (
      <Line tone="warning" icon={<IconCopy aria-hidden />}>
        {same?.updatedAt
          ? t`A source with this title already exists (saved ${saved})`
          : t`A source with this title already exists`}
      </Line>
    )
  }
  if (document?.state === 'failed') return <Line tone="danger">{problemWords(document.problem)}</Line>
  const alike = alikeOf(upload)
  if (alike) {
    const { title } = alike
    return (
      <Line tone="warning" icon={<IconCopy aria-hidden />}>
        <Trans>“{title}” says almost the same thing.</Trans>
      </Line>
    )
  }
  if (document?.state === 'ready') {
    const { passages = 0, pages = 0, pagesWithoutText = 0 } = document
    if (pagesWithoutText > 0) {
      return (
        <Line tone="warning" icon={<IconScan aria-hidden />}>
          <Trans>
            Scanned pages without text: {pagesWithoutText} of {pages}. The AI agent knows the rest.
          </Trans>
        </Line>
      )
    }
    return (
      <Line tone="success">
        <Plural value={passages} one="Ready: # passage indexed" other="Ready: # passages indexed" />
      </Line>
    )
  }
  if (state === 'sending' || isIndexed(upload)) {
    const percent = Math.floor(share * 100)
    const words = state === 'sending' ? t`Uploading, ${percent}%` : t`Indexing`
    return (
      <span className={styles['progress']}>
        <Progress label={words} value={share} className={styles['bar']} />
        <span className={styles['caption']}>{words}</span>
      </span>
    )
  }
  return (
    <span className={styles['caption']}>
      {state === 'looking' ? <Trans>Checking for a source with this title</Trans> : <Trans>Queued</Trans>}
    </span>
  )
}

interface LineProps {
  tone: 'success' | 'warning' | 'danger'
  icon?: ReactNode
  children: ReactNode
}

function Line({ tone, icon, children }: LineProps) {
  return (
    <span className={styles['line']} data-tone={tone}>
      {icon ??
        (tone === 'success' ? <IconCircleCheckFilled aria-hidden /> : <IconCircleXFilled aria-hidden />)}
      {children}
    </span>
  )
}

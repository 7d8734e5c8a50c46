import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Contradiction } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, buttonClassName, Tag } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { SourceIcon } from '../model/source-icon.tsx'
import { useKindNames } from '../model/use-kind-names.ts'
import styles from './contradictions.module.css'
import type { TextPart } from './differing-words.ts'

interface ContradictionSideProps {
  side: Contradiction['sides'][number]
  /** Its passage, with the words marked that the other one lacks. */
  parts: readonly TextPart[]
  isNewer: boolean
  isBusy: boolean
  onKeep: () => void
}

/** One of two passages that contradict each other, where it is from, and the way to keep it. */
export function ContradictionSide({ side, parts, isNewer, isBusy, onKeep }: ContradictionSideProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const kinds = useKindNames()
  const { documentId, title, kind = 'website', link, page, heading, replies, updatedAt } = side
  const updated = formats.shortMoment(new Date(updatedAt))
  const where = [page !== undefined && t`Page ${page}`, heading, t`updated ${updated}`].filter(Boolean)
  const keyed = parts.map((part, place) => ({ ...part, key: `${place} ${part.text}` }))
  return (
    <section className={styles['side']} aria-label={title}>
      <p className={styles['source']}>
        <SourceIcon kind={kind} />
        <span className={styles['title']} dir="auto" title={title}>
          {title}
        </span>
        {isNewer && (
          <Tag tone="accent">
            <Trans context="source">Newer</Trans>
          </Tag>
        )}
        <Tag>{kinds[kind]}</Tag>
      </p>
      <p className={styles['passage']} dir="auto">
        {keyed.map(({ key, text, isMarked }) =>
          isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
        )}
      </p>
      <p className={styles['caption']}>{where.join(' · ')}</p>
      <div className={styles['foot']}>
        <span className={styles['replies']}>
          <Plural
            value={replies}
            one="Used in # reply in the last 30 days"
            other="Used in # replies in the last 30 days"
          />
        </span>
        {kind === 'website' ? (
          link && (
            <a
              className={buttonClassName({ variant: 'subtle' })}
              href={link}
              target="_blank"
              rel="noreferrer"
            >
              <Trans>View the page</Trans>
            </a>
          )
        ) : (
          <Link
            to="/knowledge/view-files"
            search={{ source: `${kind}:${documentId}` }}
            className={buttonClassName({ variant: 'subtle' })}
          >
            {kind === 'qa' || kind === 'text' ? <Trans>Edit</Trans> : <Trans>View the source</Trans>}
          </Link>
        )}
        <Button disabled={isBusy} onClick={onKeep}>
          <Trans>Keep this one</Trans>
        </Button>
      </div>
    </section>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { textLinkClassName } from '@replybay/ui-kit'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { languageName } from '../../model/language-name.ts'
import type { Source } from '../../model/source.ts'
import { useKindName } from '../../model/use-kind-names.ts'
import { SourceState } from '../source-state.tsx'
import styles from './pane.module.css'

/** What is known of a source: how far it is known and what proves that, where it is from, what rests on it. */
export function SourceFacts({ source }: { source: Source }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const kindName = useKindName()
  const { language, replies, indexedAt, updatedAt, savedBy, size, pages, website, kind } = source
  const moment = (at: string) => formats.shortMoment(new Date(at))
  const [found, saved] = [indexedAt && moment(indexedAt), updatedAt && moment(updatedAt)]
  return (
    <dl className={styles['facts']}>
      <Fact name={t`Status`}>
        <SourceState source={source} />
        {found && (
          <span className={styles['caption']}>
            <Trans>indexed {found}</Trans>
          </span>
        )}
      </Fact>
      <Fact name={t`Kind`}>{kindName(source)}</Fact>
      {language && <Fact name={t`Language`}>{languageName(i18n.locale, language)}</Fact>}
      {replies !== undefined && (
        <Fact name={t`Used in`}>
          <Plural value={replies} one="# reply in the last 30 days" other="# replies in the last 30 days" />
        </Fact>
      )}
      {kind === 'file' && pages !== undefined && (
        <Fact name={t`Length`}>
          <Plural value={pages} one="# page" other="# pages" />
        </Fact>
      )}
      {size !== undefined && <Fact name={t`Size`}>{formats.fileSize(size)}</Fact>}
      {website && (
        <Fact name={t`Address`}>
          <a
            className={`${textLinkClassName()} ${styles['address']}`}
            href={website.link}
            target="_blank"
            rel="noreferrer"
          >
            {website.link}
            <IconExternalLink aria-hidden />
          </a>
        </Fact>
      )}
      {saved && (
        <Fact name={website ? t`Last read` : t({ context: 'when a source was saved', message: 'Saved' })}>
          {savedBy ? (
            <Trans>
              {saved} by {savedBy}
            </Trans>
          ) : (
            saved
          )}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

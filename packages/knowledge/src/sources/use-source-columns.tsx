import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { type DataTableColumn, Tag, Tooltip } from '@replybay/ui-kit'
import type { Source } from '../model/source.ts'
import { SourceIcon } from '../model/source-icon.tsx'
import { useKindName } from '../model/use-kind-names.ts'
import { SourceState } from './source-state.tsx'
import styles from './sources.module.css'

/** In the order in which they give way where there is no room: the width, in px, that the table needs to show it. */
const NEEDED: Readonly<Record<string, number>> = {
  size: 882,
  language: 812,
  kind: 762,
  replies: 682,
  updated: 602,
}
/** Narrower than this, a row is its title and state above a caption. */
const NARROW = 480

/** What is shown of each source, in a table that is so wide, in px. */
export function useSourceColumns(width: number): {
  columns: readonly DataTableColumn<Source>[]
  isNarrow: boolean
} {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const kindName = useKindName()
  const isNarrow = width > 0 && width < NARROW
  const languageName = (code: string) =>
    new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(code.slice(0, 2)) ?? code
  const moment = (at: string | undefined) => (at ? formats.shortMoment(new Date(at)) : '—')
  const title: DataTableColumn<Source> = {
    id: 'title',
    header: t`Title`,
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a width
    width: 'minmax(12.5rem, 1fr)',
    cell: (source) => (
      <span className={styles['title']}>
        <SourceIcon {...source} />
        <span className={styles['titleText']} title={source.title} dir="auto">
          {source.title}
        </span>
      </span>
    ),
  }
  if (isNarrow) {
    const caption = (source: Source) =>
      [kindName(source), source.language && languageName(source.language), moment(source.updatedAt)]
        .filter(Boolean)
        .join(' · ')
    const columns: readonly DataTableColumn<Source>[] = [
      {
        ...title,
        cell: (source) => (
          <span className={styles['card']}>
            {title.cell(source)}
            <SourceState source={source} />
            <span className={styles['caption']}>{caption(source)}</span>
          </span>
        ),
      },
    ]
    return { columns, isNarrow }
  }
  const all: readonly DataTableColumn<Source>[] = [
    title,
    { id: 'kind', header: t`Kind`, width: '6rem', cell: (source) => kindName(source) },
    { id: 'state', header: t`State`, width: '12.5rem', cell: (source) => <SourceState source={source} /> },
    {
      id: 'language',
      header: t`Lang.`,
      width: '4rem',
      cell: ({ language }) =>
        language ? (
          <Tooltip label={languageName(language)}>
            <span>
              <Tag>{language.slice(0, 2).toUpperCase()}</Tag>
            </span>
          </Tooltip>
        ) : (
          '—'
        ),
    },
    {
      id: 'replies',
      header: t`Replies (30d)`,
      width: '6.5rem',
      align: 'end',
      cell: ({ replies }) =>
        replies === undefined ? (
          '—'
        ) : (
          <span className={replies === 0 ? styles['none'] : undefined}>{formats.number(replies)}</span>
        ),
    },
    { id: 'updated', header: t`Updated`, width: '6rem', cell: ({ updatedAt }) => moment(updatedAt) },
    {
      id: 'size',
      header: t`Size`,
      width: '5.5rem',
      align: 'end',
      cell: ({ size }) => (size === undefined ? '—' : formats.fileSize(size)),
    },
  ]
  return {
    columns: all.filter(({ id }) => width >= (NEEDED[id] ?? 0)),
    isNarrow,
  }
}

import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { type DataTableColumn, Tag, Tooltip } from '@replybay/ui-kit'
import { languageName } from '../model/language-name.ts'
import type { Source } from '../model/source.ts'
import { SourceIcon } from '../model/source-icon.tsx'
import { useKindName } from '../model/use-kind-names.ts'
import { SourceState } from './source-state.tsx'
import styles from './sources.module.css'

/** In rem. The title may have more. */
const WIDTHS = { title: 12.5, state: 11, updated: 7.25, replies: 7.75, kind: 6, language: 4, size: 5.5 }
/** The last one gives way first where there is no room. */
const IN_ORDER_OF_NEED = ['title', 'state', 'updated', 'replies', 'kind', 'language', 'size'] as const
/** Of the boxes to choose by, and of what can be done with a row; in rem. */
const [CHECK, ACTIONS] = [2.75, 7]

/** The columns that fit into a table that is so wide, in px. Title and state stay. */
function columnsThatFit(width: number): ReadonlySet<string> {
  let room = width / rem() - CHECK - ACTIONS
  const fitting = IN_ORDER_OF_NEED.map((id) => ((room -= WIDTHS[id]) >= 0 ? id : undefined))
  const firstOut = fitting.indexOf(undefined)
  return new Set(IN_ORDER_OF_NEED.slice(0, firstOut === -1 ? undefined : firstOut))
}

/** Px: a person may have chosen a larger one. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** What is shown of each source, in a table that is so wide, in px. */
export function useSourceColumns(width: number): {
  columns: readonly DataTableColumn<Source>[]
  isNarrow: boolean
} {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const kindName = useKindName()
  const fitting = columnsThatFit(width)
  // A row is its title and state above a caption.
  const isNarrow = width > 0 && !fitting.has('state')
  const moment = (at: string | undefined) => (at ? formats.shortMoment(new Date(at)) : '—')
  const title: DataTableColumn<Source> = {
    id: 'title',
    header: t`Title`,
    sortable: true,
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a width
    width: `minmax(${WIDTHS.title}rem, 1fr)`,
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
      [
        kindName(source),
        source.language && languageName(i18n.locale, source.language),
        moment(source.updatedAt),
      ]
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
    {
      id: 'kind',
      header: t`Kind`,
      sortable: true,
      width: `${WIDTHS.kind}rem`,
      cell: (source) => kindName(source),
    },
    {
      id: 'state',
      header: t`Status`,
      sortable: true,
      width: `${WIDTHS.state}rem`,
      cell: (source) => <SourceState source={source} />,
    },
    {
      id: 'language',
      header: t`Lang.`,
      width: `${WIDTHS.language}rem`,
      cell: ({ language }) =>
        language ? (
          <Tooltip label={languageName(i18n.locale, language)}>
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
      sortable: true,
      sortsFirst: 'descending',
      width: `${WIDTHS.replies}rem`,
      align: 'end',
      cell: ({ replies }) =>
        replies === undefined ? (
          '—'
        ) : (
          <span className={replies === 0 ? styles['none'] : undefined}>{formats.number(replies)}</span>
        ),
    },
    {
      id: 'updated',
      header: t`Updated`,
      sortable: true,
      sortsFirst: 'descending',
      width: `${WIDTHS.updated}rem`,
      cell: ({ updatedAt }) => moment(updatedAt),
    },
    {
      id: 'size',
      header: t`Size`,
      width: `${WIDTHS.size}rem`,
      align: 'end',
      cell: ({ size }) => (size === undefined ? '—' : formats.fileSize(size)),
    },
  ]
  return {
    columns: all.filter(({ id }) => width === 0 || fitting.has(id)),
    isNarrow,
  }
}

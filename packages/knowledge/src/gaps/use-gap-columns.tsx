import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KnowledgeGap } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, type DataTableColumn } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { GapChange } from './gap-change.tsx'
import styles from './gaps.module.css'
import { LanguageTag } from '../model/language-tag.tsx'
import { Sparkline } from './sparkline.tsx'

/** Below these widths, in px, a row is its question alone, or leaves out the bars. */
const [NARROW, MEDIUM] = [560, 760]

/** What is shown of each gap, in a table that is so wide, in px. */
export function useGapColumns(
  gaps: readonly KnowledgeGap[],
  width: number,
  onOpen: (gap: KnowledgeGap) => void,
): readonly DataTableColumn<KnowledgeGap>[] {
  const { t } = useLingui()
  const formats = useFormats()
  return useMemo(() => {
    const most = Math.max(0, ...gaps.flatMap(({ days }) => days))
    const asked: DataTableColumn<KnowledgeGap> = {
      id: 'asked',
      header: t`Asked`,
      width: '4.75rem',
      align: 'end',
      cell: (gap) => <strong className={styles['asked']}>{formats.number(gap.asked)}</strong>,
    }
    const question: DataTableColumn<KnowledgeGap> = {
      id: 'question',
      header: t`Unanswered question`,
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- a width
      width: 'minmax(10rem, 1fr)',
      hideable: false,
      cell: (gap) => (
        <span className={styles['question']}>
          <strong className={styles['questionText']} dir="auto" title={gap.question}>
            {gap.question}
          </strong>
          <span className={styles['caption']}>
            {gap.state === 'indexing' ? (
              <Trans>Indexing the answer</Trans>
            ) : gap.answeredBy ? (
              <span className={styles['captionText']}>
                <Trans>May be answered by “{gap.answeredBy.title}”</Trans>
              </span>
            ) : (
              <Plural value={gap.ways} one="# wording" other="# wordings" />
            )}
            {Object.entries(gap.languages).map(([language, count]) => (
              <LanguageTag key={language} language={language} count={count} />
            ))}
          </span>
        </span>
      ),
    }
    const bars: DataTableColumn<KnowledgeGap> = {
      id: 'days',
      header: t`Over time`,
      width: '7.25rem',
      cell: ({ days }) => <Sparkline values={days} most={most} />,
    }
    const change: DataTableColumn<KnowledgeGap> = {
      id: 'change',
      header: t({ context: 'compared with before', message: 'Change' }),
      width: '8.5rem',
      cell: (gap) => <GapChange {...gap} />,
    }
    const answer: DataTableColumn<KnowledgeGap> = {
      id: 'answer',
      header: t`Answer`,
      width: '12rem',
      cell: (gap) =>
        gap.state !== 'indexing' && (
          <Button
            size="sm"
            variant="subtle"
            leftIcon={<IconPencil aria-hidden />}
            aria-label={t`Write the answer to “${gap.question}”`}
            onClick={() => onOpen(gap)}
          >
            <Trans context="button">Write the answer</Trans>
          </Button>
        ),
    }
    if (width > 0 && width < NARROW) return [asked, question]
    return width < MEDIUM ? [asked, question, answer] : [asked, question, bars, change, answer]
  }, [gaps, width, onOpen, t, formats])
}

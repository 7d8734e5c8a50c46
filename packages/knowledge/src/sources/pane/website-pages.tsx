import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries, type WebsitePage } from '@replybay/api-client'
import { Button, textLinkClassName, useToasts } from '@replybay/ui-kit'
import { IconCircleCheckFilled, IconCircleXFilled, IconClock, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'
import { isUnderWay, type Source } from '../../model/source.ts'
import { useProblemWords } from '../../model/use-problem-words.ts'
import { useStateNames } from '../use-state-names.ts'
import styles from './pane.module.css'
import { useContent } from './use-content.tsx'

const WORKING_MS = 3_000

interface WebsitePagesProps {
  source: Source
  website: NonNullable<Source['website']>
}

/** The pages of a website, and how far each is known. */
export function WebsitePages({ source, website }: WebsitePagesProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const read = useMutation(knowledgeMutations.learnFromWebsite())
  const isWorking = isUnderWay(source)
  const { data: pages, rest } = useContent(
    { ...knowledgeQueries.websitePages(source.id), refetchInterval: isWorking ? WORKING_MS : false },
    'listWebsitePages',
  )
  const readAgain = () =>
    read.mutate(website, {
      onError: (error) =>
        toasts.show({
          tone: 'danger',
          title: wordError(i18n, 'learnFromWebsite', error),
          detail: t`The website wasn’t read again. What was read before is kept.`,
        }),
    })
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h3 className={styles['partTitle']}>
          <Trans>Pages</Trans>
        </h3>
        <Button
          size="sm"
          leftIcon={<IconRefresh aria-hidden />}
          loading={read.isPending}
          disabled={isWorking}
          onClick={readAgain}
        >
          <Trans>Read again</Trans>
        </Button>
      </div>
      {rest}
      {pages && (
        <ul className={styles['pages']}>
          {pages.map((page) => (
            <PageRow key={page.link} page={page} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PageRow({ page: { link, title, state, problem, passages } }: { page: WebsitePage }) {
  const { t } = useLingui()
  const names = useStateNames()
  const problemWords = useProblemWords()
  const icons = {
    ready: <IconCircleCheckFilled aria-hidden />,
    failed: <IconCircleXFilled aria-hidden />,
    waiting: <IconClock aria-hidden />,
    indexing: <IconClock aria-hidden />,
  }
  const reason =
    problem === 'duplicate' || problem === 'robots' ? t(ownProblems[problem]) : problemWords(problem)
  const path = link.replace(/^https?:\/\/[^/]+/, '') || '/'
  return (
    <li className={styles['page']} data-state={state}>
      <span className={styles['pageIcon']} title={names[state]}>
        {icons[state]}
      </span>
      <span className={styles['pageText']}>
        <a
          className={textLinkClassName()}
          href={link}
          target="_blank"
          rel="noreferrer"
          title={link}
          dir="auto"
        >
          {title ?? path}
        </a>
        <span className={styles['caption']}>
          {state === 'failed' && reason}
          {state === 'ready' &&
            (passages === undefined ? (
              names.ready
            ) : (
              <Plural value={passages} one="# passage" other="# passages" />
            ))}
          {state !== 'failed' && state !== 'ready' && names[state]}
        </span>
      </span>
    </li>
  )
}

const ownProblems = {
  duplicate: msg`Same content as another page`,
  robots: msg`The website doesn’t let us read it`,
}

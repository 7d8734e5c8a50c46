import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries, type WebsitePage } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Button, textLinkClassName } from '@replybay/ui-kit'
import { IconCircleCheckFilled, IconCircleXFilled, IconClock, IconRefresh } from '@tabler/icons-react'
import { use } from 'react'
import { Link } from '../../links.ts'
import { LiveContext } from '../../live/live-context.ts'
import { isUnderWay, keyOfAlike, type Source } from '../../model/source.ts'
import { useProblemWords } from '../../model/use-problem-words.ts'
import { useRetry } from '../use-retry.ts'
import { WORKING_MS } from '../../model/while-working.ts'
import { useStateNames } from '../use-state-names.ts'
import styles from './pane.module.css'
import { useContent } from './use-content.tsx'

/** The pages of a website, and how far each is known; where the backend does not tell them, how to have them read again. */
export function WebsitePages({ source }: { source: Source }) {
  const canList = useCan('knowledge')
  const { retry: readAgain, isPending } = useRetry(source)
  const isWorking = isUnderWay(source)
  const isLive = use(LiveContext)
  const { data: pages, rest } = useContent(
    {
      ...knowledgeQueries.websitePages(source.id),
      enabled: canList,
      refetchInterval: !isLive && isWorking && WORKING_MS,
    },
    'listWebsitePages',
  )
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        {canList && (
          <h3 className={styles['partTitle']}>
            <Trans>Pages</Trans>
          </h3>
        )}
        <Button
          size="sm"
          leftIcon={<IconRefresh aria-hidden />}
          loading={isPending}
          disabled={isWorking}
          onClick={readAgain}
        >
          <Trans>Read again</Trans>
        </Button>
      </div>
      {canList && rest}
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

function PageRow({ page: { link, title, state, problem, passages, alike } }: { page: WebsitePage }) {
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
        {alike && (
          <span className={styles['caption']}>
            <Trans>
              Says almost the same thing as{' '}
              <Link
                to="/knowledge/view-files"
                search={{ source: keyOfAlike(alike) }}
                className={textLinkClassName()}
              >
                {alike.title}
              </Link>
            </Trans>
          </span>
        )}
      </span>
    </li>
  )
}

const ownProblems = {
  duplicate: msg`Same content as another page`,
  robots: msg`The website doesn’t let us read it`,
}

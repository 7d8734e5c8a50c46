import { useNow } from '@replybay/feature-kit'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Avatar, Card, ProblemState } from '@replybay/ui-kit'
import { useId } from 'react'
import { Link } from '../../links.ts'
import { wordMentionError } from './mention-errors.ts'
import { useUnreadMentions } from '../../mentions/use-unread-mentions.ts'
import { customerName } from '../../model/customer-name.ts'
import { firstName } from '../../model/first-name.ts'
import { useOpenInList } from '../../use-open-in-list.ts'
import styles from './side-cards.module.css'

/** How many rows there is room for. */
const ROOM_FOR = 5

/** Notes that mention the person and that they have not read yet: opening one reads it. Nothing where there are none. */
export function MentionsCard() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const id = useId()
  const inList = useOpenInList()
  const { mentions = [], count = 0, error, retry } = useUnreadMentions()
  if (error) {
    return (
      <Card title={t`Mentions`}>
        <ProblemState title={wordMentionError(i18n, 'listMentions', error)} onRetry={retry} />
      </Card>
    )
  }
  if (mentions.length === 0) return null
  return (
    <Card title={t`Mentions`} aside={<span className={styles['count']}>{formats.number(count)}</span>}>
      <ul>
        {mentions.slice(0, ROOM_FOR).map(({ noteId, ticketId, authorName, text, createdAt, ...mention }) => {
          const [author, customer] = [
            firstName(authorName),
            customerName(i18n, { name: mention.customerName }),
          ]
          return (
            <li key={noteId} className={styles['mention']}>
              <Avatar name={authorName} />
              <p className={styles['who']}>
                <Link
                  to="/webs/tickets"
                  search={inList.searchOf(ticketId)}
                  onClick={(event) => inList.onClick(event, ticketId)}
                  className={styles['link']}
                  aria-describedby={`${id} ${noteId}`}
                >
                  <Trans>
                    <strong>{author}</strong> in {customer}’s ticket
                  </Trans>
                </Link>
                <time dateTime={createdAt}>{formats.shortMoment(new Date(createdAt), now)}</time>
              </p>
              <p id={`${id} ${noteId}`} className={styles['line']} dir="auto">
                {text}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

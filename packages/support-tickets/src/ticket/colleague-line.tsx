import { useLingui } from '@lingui/react/macro'
import type { Ticket, TicketEvent } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { RelativeTime } from '@replybay/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../model/use-now.ts'
import { AssignedElsewhere } from './assigned-elsewhere.tsx'
import { lastColleagueAct } from './colleague-act.ts'
import styles from './ticket-pane.module.css'
import { useEventWords } from './use-event-words.ts'

const JUST_NOW_MS = 60_000

/**
 * The line above the composer: what a colleague has done since the ticket was opened, until its reader turns to the
 * conversation or answers; else who looks after it. Its place is always kept, so that it moves nothing.
 */
export function ColleagueLine({ ticket }: { ticket: Ticket }) {
  const user = useUser()
  const session = useSession()
  const [openedAt] = useState(() => session.now())
  const [seenId, setSeenId] = useState<string>()
  const act = useMemo(() => lastColleagueAct(ticket, user), [ticket, user])
  const news = act && act._id !== seenId && Date.parse(act.createdAt) >= openedAt ? act : undefined
  const newsId = news?._id
  useEffect(() => {
    if (newsId === undefined) return
    const turned = new AbortController()
    const onTurn = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=log]')) setSeenId(newsId)
    }
    for (const sign of ['pointerdown', 'wheel', 'keydown']) {
      addEventListener(sign, onTurn, { signal: turned.signal, passive: true })
    }
    return () => turned.abort()
  }, [newsId])
  return (
    <div className={styles['quiet']}>
      <span role="status">{news && <ActWords act={news} />}</span>
      {news ? <ActTime moment={new Date(news.createdAt)} /> : <AssignedElsewhere ticket={ticket} />}
    </div>
  )
}

function ActWords({ act }: { act: TicketEvent }) {
  return useEventWords(act)
}

/** Beside what is read out, since it changes by itself. */
function ActTime({ moment }: { moment: Date }) {
  const { t } = useLingui()
  const now = useNow()
  const isFresh = now.getTime() - moment.getTime() < JUST_NOW_MS
  return <> · {isFresh ? t`just now` : <RelativeTime moment={moment} now={now} />}</>
}

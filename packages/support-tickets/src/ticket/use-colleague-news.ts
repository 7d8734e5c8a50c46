import type { Ticket, TicketEvent } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { useEffect, useMemo, useState } from 'react'
import { lastColleagueAct } from './colleague-act.ts'

/**
 * That a colleague has closed or reopened a ticket since it was opened, until its reader turns to the conversation or
 * answers.
 */
export function useColleagueNews(ticket: Ticket): TicketEvent | undefined {
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
  return news
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import type { Notice } from './notice.ts'
import { isQuiet, readNoticeSettings } from './notice-settings.ts'
import { markNoticesRead } from './notice-store.ts'
import { playSound } from './sounds.ts'

/** Tells the person of something, as loud as they want it; with the page in sight, too. */
export function useAnnounce(userId: string): (notice: Notice) => void {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  return (notice) => {
    const settings = readNoticeSettings(userId)
    if (isQuiet(settings, notice.channel, new Date())) return
    playSound(settings.sound)
    if (!settings.desktop || !('Notification' in window) || Notification.permission !== 'granted') return
    const name = customerName(i18n, notice.customer)
    const title = notice.kind === 'assigned' ? t`${name}: ticket assigned to you` : name
    // One a ticket: a later one takes the place of the one before.
    const shown = new Notification(title, { body: notice.text.slice(0, 200), tag: notice.ticketId })
    shown.addEventListener('click', () => {
      window.focus()
      markNoticesRead(userId, notice.ticketId)
      void navigate({ to: '/webs/tickets', search: { channel: 'all', ticket: notice.ticketId } })
      shown.close()
    })
  }
}

import { useLingui } from '@lingui/react/macro'
import { customerName } from '../model/customer-name.ts'
import type { Notice } from './notice.ts'
import { isQuiet, readNoticeSettings } from './notice-settings.ts'
import { markNoticesRead } from './notice-store.ts'
import { useOpenInList } from '../use-open-in-list.ts'
import { playSound } from './sounds.ts'

/** Tells the person of something, as loud as they want it; with the page in sight, too. */
export function useAnnounce(userId: string): (notice: Notice) => void {
  const { t, i18n } = useLingui()
  const { open } = useOpenInList()
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
      markNoticesRead(userId, { ticketId: notice.ticketId })
      void open(notice.ticketId)
      shown.close()
    })
  }
}

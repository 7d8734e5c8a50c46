import { useRouteSearch } from '@replybay/feature-kit'
import {
  discordTicketsRoute,
  messengerTicketsRoute,
  telegramTicketsRoute,
  websTicketsRoute,
  whatsappTicketsRoute,
} from '../routes.ts'
import { InboxPage } from './inbox-page.tsx'

/** /webs/tickets. @see specification §2 */
export function WebInbox() {
  return <InboxPage path="/webs/tickets" channel="web" search={useRouteSearch(websTicketsRoute)} />
}

/** /whatsapp/tickets. @see specification §2 */
export function WhatsappInbox() {
  return (
    <InboxPage path="/whatsapp/tickets" channel="whatsapp" search={useRouteSearch(whatsappTicketsRoute)} />
  )
}

/** /messenger/tickets. @see specification §2 */
export function MessengerInbox() {
  return (
    <InboxPage path="/messenger/tickets" channel="messenger" search={useRouteSearch(messengerTicketsRoute)} />
  )
}

/** /telegram/tickets. @see specification §2 */
export function TelegramInbox() {
  return (
    <InboxPage path="/telegram/tickets" channel="telegram" search={useRouteSearch(telegramTicketsRoute)} />
  )
}

/** /discord/tickets. @see specification §2 */
export function DiscordInbox() {
  return <InboxPage path="/discord/tickets" channel="discord" search={useRouteSearch(discordTicketsRoute)} />
}

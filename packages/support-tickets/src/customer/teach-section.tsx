import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import { IconSchool } from '@tabler/icons-react'
import panel from './customer-panel.module.css'
import { useTeachOffer } from '../teach/use-teach-offer.tsx'

/** Beside a ticket: has the AI agent learn what was answered in it, where it can. */
export function TeachSection({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const { teach, outlet } = useTeachOffer(ticket)
  return (
    <>
      {outlet}
      {teach && (
        <section className={panel['section']} aria-label={t`Teach the AI agent`}>
          <h3 className={panel['title']}>
            <Trans>Teach the AI agent</Trans>
          </h3>
          <Button size="sm" leftIcon={<IconSchool aria-hidden />} onClick={teach}>
            {ticket.status === 'closed' ? <Trans>Teach this reply</Trans> : <Trans>Close and teach</Trans>}
          </Button>
        </section>
      )}
    </>
  )
}

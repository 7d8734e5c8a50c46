import { Trans, useLingui } from '@lingui/react/macro'
import { customerQueries, type Ticket } from '@replybay/api-client'
import { SlotOutlet, ticketSide, useCan } from '@replybay/feature-kit'
import { Avatar, Button, Tag, useIsOnline } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useBlocking } from '../blocking/use-blocking.ts'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerFailure } from '../model/customer-failure.tsx'
import { CustomerMenu } from './customer-menu.tsx'
import { LocalTime } from './local-time.tsx'
import { placeIn } from './place-in.ts'
import { OtherTickets } from './other-tickets.tsx'
import { DraftTag } from '../drafts/draft-tag.tsx'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import styles from './customer-panel.module.css'
import { customerName } from '../model/customer-name.ts'
import { TeachSection } from './teach-section.tsx'

interface CustomerPanelProps {
  ticket: Ticket
  onOpen: (ticketId: string) => void
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** Who wrote, how to reach them, and what the company knows of them over all channels. */
export function CustomerPanel({ ticket, onOpen, onDone }: CustomerPanelProps) {
  const { t, i18n } = useLingui()
  const hasTagEditor = useCan('tickets')
  const isOnline = useIsOnline()
  const hasRecord = useCan('customers')
  const id = ticket.customer._id
  const { data, error, refetch } = useQuery({ ...customerQueries.detail(id), enabled: hasRecord })
  const record = data?.customer
  const [editedId, setEditedId] = useState<string>()
  const { isBlocked, isBusy, block, unblock } = useBlocking(ticket, record?.blocked === true)
  const isBegun = useDraftIds().has(`opening:${id}`)
  const customer = record ?? ticket.customer
  const name = customerName(i18n, customer)
  const { timeZone } = ticket.customer
  const location = placeIn(i18n.locale, ticket.customer)
  const { tags = [] } = ticket

  return (
    <aside aria-label={t`Customer`}>
      <header className={styles['head']}>
        <Avatar name={name} size={40} />
        <div className={styles['who']}>
          <h2 className={styles['name']} title={name}>
            <bdi>{name}</bdi>
          </h2>
          {(location || timeZone) && (
            <p className={styles['where']}>
              {location && (
                <span className={styles['location']} title={location}>
                  <bdi>{location}</bdi>
                </span>
              )}
              {timeZone && (
                <span className={styles['time']}>
                  <LocalTime timeZone={timeZone} />
                </span>
              )}
            </p>
          )}
          {(isBegun || isBlocked) && (
            <div className={styles['marks']}>
              {isBegun && <DraftTag />}
              {isBlocked && <Tag tone="danger">{t`Blocked`}</Tag>}
            </div>
          )}
        </div>
        {hasRecord && (
          <CustomerMenu
            ticket={ticket}
            record={record}
            isBlocked={isBlocked}
            onBlock={block}
            onUnblock={() => void unblock().catch(() => undefined)}
            onEdit={() => setEditedId(id)}
            onOpen={onOpen}
            onDone={onDone}
          />
        )}
      </header>
      <SlotOutlet slot={ticketSide} ticket={ticket} />
      {isBlocked && (
        <section className={styles['section']} aria-label={t`Block`}>
          <p className={styles['place']}>
            <Trans>This customer is blocked. Their messages don’t open tickets or notify anyone.</Trans>
          </p>
          <Button size="sm" loading={isBusy} onClick={() => void unblock().catch(() => undefined)}>
            <Trans>Unblock</Trans>
          </Button>
        </section>
      )}
      <CustomerFacts
        key={`facts ${id}`}
        ticket={ticket}
        record={record}
        isEdited={editedId === id}
        onEdited={() => setEditedId(undefined)}
      />
      {!hasTagEditor && tags.length > 0 && (
        <section className={styles['section']}>
          <h3 className={styles['title']}>
            <Trans>Tags</Trans>
          </h3>
          <p className={styles['place']}>
            {tags.map((tag, index) => (
              <Fragment key={tag}>
                {index > 0 && ' · '}
                <bdi>{tag}</bdi>
              </Fragment>
            ))}
          </p>
        </section>
      )}
      {isOnline && !data && error && <CustomerFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <OtherTickets
          key={`tickets ${id}`}
          tickets={data.tickets}
          openId={ticket._id}
          title={t`Other tickets`}
          doubt={
            ticket.customerVerified === false && record?.email !== undefined
              ? t`This ticket’s email is unverified. These tickets may belong to a different person.`
              : undefined
          }
        />
      )}
      <TeachSection ticket={ticket} />
    </aside>
  )
}

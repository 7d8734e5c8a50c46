import { useLingui } from '@lingui/react/macro'
import { emailQueries } from '@replybay/api-client'
import { emailSide, SlotOutlet, useUser } from '@replybay/feature-kit'
import { Avatar } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { nameOf } from '../model/sender.ts'
import { PersonEmails } from './person-emails.tsx'
import { personOf } from './person-of.ts'
import { SameSubject } from './same-subject.tsx'
import styles from './side.module.css'

/** Who wrote the open thread, and what else there is of them. */
export function PersonPanel({ emailId }: { emailId: string }) {
  const { t } = useLingui()
  const own = useUser().mailbox?.address
  const { data: thread } = useQuery(emailQueries.thread({ header_id: emailId }))
  const person = thread && personOf(thread, own)
  if (!person) return null
  const name = nameOf(person)
  const { address } = person
  return (
    <aside aria-label={t`Customer`}>
      <header className={styles['head']}>
        <Avatar name={name} size={40} />
        <div className={styles['who']}>
          <h2 className={styles['name']} title={name} dir="auto">
            {name}
          </h2>
          {name !== address && (
            <p className={styles['address']} title={address}>
              {address}
            </p>
          )}
        </div>
      </header>
      <SlotOutlet slot={emailSide} address={address} />
      <PersonEmails
        key={address}
        address={address}
        title={t`Other emails`}
        exceptKey={thread.threadId ?? emailId}
      />
      <SameSubject key={thread.subject} thread={thread} address={address} />
    </aside>
  )
}

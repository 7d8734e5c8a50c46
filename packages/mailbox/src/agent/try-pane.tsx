import { useLingui } from '@lingui/react/macro'
import { ApiError, emailQueries, type EmailThread } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Banner, Button, SegmentedControl, Select, Tag, TextArea } from '@replybay/ui-kit'
import { IconLock } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { saidUntil } from '../model/said-until.ts'
import { nameOf } from '../model/sender.ts'
import styles from './agent.module.css'
import { TriedReply } from './tried-reply.tsx'
import { useTrial } from './use-trial.ts'

const LONGEST = 20_000
/** How much of a pasted email is taken for what it asks. */
const QUESTION = 200

/** What the AI agent would reply to an email of the inbox, or to one that is pasted. Nothing is sent. */
export function TryPane() {
  const { t, i18n } = useLingui()
  const own = useUser().mailbox?.address
  const [way, setWay] = useState<'pick' | 'paste'>('pick')
  const [picked, setPicked] = useState<string>()
  const [pasted, setPasted] = useState('')
  const inbox = useInfiniteQuery(emailQueries.pages())
  const emails = inbox.data?.pages.flatMap(({ headers }) => headers) ?? []
  const id = picked ?? emails[0]?._id
  const thread = useQuery({ ...emailQueries.thread({ header_id: id ?? '' }), enabled: id !== undefined }).data
  const email = thread?.messages.find(({ _id }) => _id === id)
  const trial = useTrial()
  const text = way === 'paste' ? pasted : (email?.text ?? '')
  function run() {
    if (way === 'paste') trial.ask([{ author: 'customer', text: pasted }])
    else if (thread && id) trial.ask(saidUntil(thread, id, own))
  }
  function another() {
    const place = emails.findIndex(({ _id }) => _id === id)
    setPicked(emails[(place + 1) % emails.length]?._id)
    trial.clear()
  }
  const isTimeout = trial.error instanceof ApiError && trial.error.isTimeout
  return (
    <section className={styles['try']} aria-label={t`Try it`}>
      <header className={styles['tryHead']}>
        <h2 className={styles['tryTitle']}>{t`Try it`}</h2>
        <Tag icon={<IconLock />}>{t`Nothing is sent`}</Tag>
        <SegmentedControl
          label={t`Which email`}
          value={way}
          options={[
            { value: 'pick', label: t`Pick` },
            { value: 'paste', label: t`Paste` },
          ]}
          onChange={(next) => {
            setWay(next === 'paste' ? 'paste' : 'pick')
            trial.clear()
          }}
        />
      </header>
      <div className={styles['tryBody']}>
        {way === 'pick' ? (
          <>
            <Select
              label={t`Email`}
              searchable
              value={id ?? null}
              placeholder={t`No emails`}
              options={emails.map(({ _id, from, subject }) => ({
                value: _id,
                label: `${nameOf(from)} · ${subject || t`No subject`}`,
              }))}
              onChange={(value) => {
                setPicked(value ?? undefined)
                trial.clear()
              }}
            />
            {email?.text && (
              <p className={styles['asked']} dir="auto">
                {email.text}
              </p>
            )}
          </>
        ) : (
          <TextArea
            label={t`Email`}
            minRows={5}
            maxRows={12}
            limit={LONGEST}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
        )}
        {trial.error && (
          <Banner tone="danger">
            {isTimeout
              ? t`It took longer than 40 seconds.`
              : wordError(i18n, 'suggestEmailAnswer', trial.error)}
          </Banner>
        )}
        {trial.result && (
          <TriedReply
            result={trial.result}
            isOld={trial.isAsking}
            question={way === 'pick' ? (email?.subject ?? '') : pasted.trim().slice(0, QUESTION)}
            email={way === 'pick' ? email : undefined}
            isAnswered={way === 'pick' && thread !== undefined && isAnsweredByTeam(thread, own)}
          />
        )}
      </div>
      <footer className={styles['tryFoot']}>
        {way === 'pick' && (
          <Button disabled={emails.length < 2} onClick={another}>
            {t`Another email`}
          </Button>
        )}
        {trial.canStop ? (
          <Button variant="primary" onClick={trial.stop}>
            {t`Stop`}
          </Button>
        ) : (
          <Button variant="primary" disabled={text.trim() === ''} loading={trial.isAsking} onClick={run}>
            {trial.result ? t`Run again` : t`Run`}
          </Button>
        )}
      </footer>
    </section>
  )
}

const isAnsweredByTeam = ({ messages }: EmailThread, own: string | undefined) =>
  messages.some(
    ({ from, answeredBy }) => answeredBy === 'support' || (own !== undefined && from?.address === own),
  )

import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Integration, type IntegrationDetail } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import {
  Banner,
  Button,
  ConfirmDialog,
  drawNow,
  Sheet,
  useFromBreakpoint,
  useLeaveWarning,
  useToasts,
} from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import { describeProblem, isProblem } from '../model/problem-words.ts'
import type { Service } from '../model/service.ts'
import { KeySteps } from '../steps/key-steps.tsx'
import { Arrivals } from './arrivals.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { DrawerHead } from './drawer-head.tsx'
import styles from './drawer.module.css'
import { EventList } from './event-list.tsx'
import { InboxField } from './inbox-field.tsx'
import { ServiceFields } from './service-fields.tsx'
import { TestResult } from './test-result.tsx'
import { firstField, refusedKeys } from './first-field.ts'
import { isChanged, missingField, settingsOf } from './typed.ts'
import { useConnection } from './use-connection.ts'
import { useInbox } from './use-inbox.ts'
import { useTyped } from './use-typed.ts'

interface OpenDrawerProps {
  service: Service
  connected: Integration | undefined
  /** How that is set up; undefined until it is known. */
  detail: IntegrationDetail | undefined
  /** What stands in the place of the form while that is not known. */
  unknown: ReactNode
  onClose: () => void
  /** It was disconnected. */
  onGone: () => void
}

/** Why keys were refused that nothing has tried before; undefined where that isn't why. */
function refusal(i18n: I18n, service: string, error: unknown): string | undefined {
  const problem = error instanceof ApiError ? error.code : undefined
  if (problem === undefined || !isProblem(problem)) return undefined
  const { title, advice } = describeProblem(i18n, service, { problem, isTyped: true })
  return `${title}. ${advice}`
}

const FORM_ID = 'integration-form'

/** The form of a service: keys are tried before they are kept. */
export function OpenDrawer({ service, connected, detail, unknown, onClose, onGone }: OpenDrawerProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const hasRoom = useFromBreakpoint('lg')
  const kept = detail?.isLocal ? undefined : detail?.settings
  const { typed, type, hasSecret, saved, clear } = useTyped(
    service,
    connected?.isLocal ? undefined : connected?.url,
  )
  const connection = useConnection(service, connected)
  const [missing, setMissing] = useState<string>()
  const [replacing, setReplacing] = useState(() => refusedKeys(service, connected))
  const title = useRef<HTMLHeadingElement>(null)
  useLeaveWarning(hasSecret)
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => next.pathname !== '/login',
    disabled: !hasSecret,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const fields = useRef(new Map<string, HTMLInputElement>())
  const refOf = (name: string) => (element: HTMLInputElement | null) => {
    if (element) fields.current.set(name, element)
    else fields.current.delete(name)
  }
  const inbox = useInbox(service, detail)
  const hasChanged = isChanged(service, typed, kept) || inbox.hasChanged
  // What is typed is another connection than the one that was tried last.
  const check = connection.tried ?? (hasChanged ? undefined : detail?.check)
  const [showsSteps, setShowsSteps] = useState(!connected || connected.problem === 'missing-permission')
  const isKnown = !connected || detail !== undefined
  // What is known to be wrong is opened and has the focus; a new connection begins with its first field.
  const begin = useEffectEvent(() => fields.current.get(firstField(service, connected) ?? '')?.focus())
  useEffect(() => {
    if (isKnown) begin()
  }, [isKnown])
  const isToSave = hasChanged || (connected !== undefined && replacing.length > 0)
  const isFirst = !connected || (detail?.isLocal === true && !hasChanged)

  const steps = <KeySteps kind={service.kind} problem={check?.problem} />
  return (
    <>
      <Sheet
        side="end"
        isWide
        isOpen
        label={service.name}
        head={<DrawerHead ref={title} service={service} connected={connected} />}
        aside={hasRoom && showsSteps ? steps : undefined}
        foot={
          <>
            {connected ? (
              <DisconnectButton service={service} connected={connected} onGone={gone} />
            ) : (
              <span />
            )}
            {isKnown && (connection.canTest || isFirst || isToSave) && (
              <Button
                type="submit"
                form={FORM_ID}
                variant="primary"
                leftIcon={!isToSave && connected ? <IconRefresh aria-hidden /> : undefined}
                loading={connection.isRunning}
                disabled={inbox.isMissing}
              >
                {!connected
                  ? t({ context: 'shop', message: 'Connect' })
                  : isToSave
                    ? t`Save and test`
                    : t`Test again`}
              </Button>
            )}
          </>
        }
        onClose={onClose}
      >
        <div className={styles['body']}>
          {detail?.isLocal && (
            <Banner tone="info">
              <Trans>
                This stands in for {service.name} on this server, and nothing leaves it. Enter keys to connect
                the real one.
              </Trans>
            </Banner>
          )}
          {connection.failure && (
            <Banner tone="danger">
              {wordError(i18n, connection.failure.operation, connection.failure.error)}{' '}
              {refusal(i18n, service.name, connection.failure.error) ??
                errorDetail(i18n, connection.failure.error)}
            </Banner>
          )}
          {isKnown ? (
            <>
              <TestResult
                service={service}
                check={check}
                isTyped={connection.tried !== undefined}
                isRunning={connection.isRunning}
              />
              <form
                id={FORM_ID}
                noValidate
                className={styles['form']}
                onSubmit={(event) => {
                  event.preventDefault()
                  if (!connection.isRunning) void submit()
                }}
              >
                <ServiceFields
                  service={service}
                  typed={typed}
                  detail={kept && detail}
                  missing={missing}
                  failed={connection.tried?.problem}
                  replacing={replacing}
                  onReplace={replace}
                  refOf={refOf}
                  onType={(name, text) => {
                    type(name, text)
                    setMissing(undefined)
                    connection.reset()
                  }}
                />
                <InboxField inbox={inbox} />
                <Button
                  variant="subtle"
                  className={styles['where']}
                  aria-expanded={showsSteps}
                  onClick={() => setShowsSteps(!showsSteps)}
                >
                  <Trans context="integration">Where to find it</Trans>
                </Button>
              </form>
              {!hasRoom && showsSteps && steps}
            </>
          ) : (
            unknown
          )}
          {detail && !detail.isLocal && <Arrivals service={service} detail={detail} />}
          {detail && <EventList events={detail.events ?? []} service={service} />}
        </div>
      </Sheet>
      <ConfirmDialog
        title={t`Discard what you typed?`}
        confirmLabel={t`Discard`}
        isOpen={leaving.status === 'blocked'}
        onConfirm={() => {
          clear()
          leaving.proceed?.()
        }}
        onClose={() => leaving.reset?.()}
      >
        {isFirst ? t`Nothing has been saved yet.` : t`The connection stays as it is.`}
      </ConfirmDialog>
    </>
  )

  function gone() {
    // Before the drawer closes: nothing typed is left to ask about.
    drawNow(clear)
    onGone()
  }

  function replace(name: string, isReplacing: boolean) {
    const others = replacing.filter((each) => each !== name)
    setReplacing(isReplacing ? [...others, name] : others)
    setMissing(undefined)
  }

  async function submit() {
    const isKept = connected !== undefined && !isToSave
    // Opened for another key, and nothing typed: there is nothing to save.
    const empty = hasChanged ? undefined : service.fields.find(({ name }) => replacing.includes(name))
    const first = isKept ? undefined : (missingField(service, typed, kept) ?? empty)
    if (first) {
      drawNow(() => setMissing(first.name))
      fields.current.get(first.name)?.focus()
      return
    }
    if (isKept) {
      await connection.checkKept()
      return
    }
    const outcome = await connection.connect(settingsOf(service, typed), inbox.settings)
    if (outcome.is === 'connected') {
      drawNow(() => {
        saved()
        setReplacing([])
        setShowsSteps(false)
      })
      // The button that was pressed may be gone until the connection is known.
      title.current?.focus()
      toasts.show({ tone: 'success', title: t`${service.name} is connected` })
    } else if (outcome.is === 'tried') {
      const { field } = describeProblem(i18n, service.name, { problem: outcome.check.problem })
      if (outcome.check.problem === 'missing-permission') setShowsSteps(true)
      const wrong = service.fields.find(({ kind }) => kind === field)
      if (wrong) fields.current.get(wrong.name)?.focus()
    }
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { LazyBoundary } from '@replybay/feature-kit'
import { Button, buttonClassName, VisuallyHidden } from '@replybay/ui-kit'
import { IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pageTarget } from '../layouts/entry-target.ts'
import styles from './setup-card.module.css'
import type { useSetup } from './use-setup.ts'

type SetupRowProps = ReturnType<typeof useSetup>[number] & {
  /** It is the first that can be done now. */
  isNext: boolean
  /** Its form or button is the page's first, below its words. */
  isOpen: boolean
}

/** One step: how far it is, and where it is done, or what it waits for. */
export function SetupRow({ step, state, guard, retry, after, isNext, isOpen }: SetupRowProps) {
  const { t, i18n } = useLingui()
  const Form = isOpen ? step.form : undefined
  const { minutes } = step
  const afterTitle = after && i18n._(after)
  const isDone = state?.is === 'done'
  const isBlocked = !isDone && (state?.is === 'blocked' || guard !== undefined)
  const [Icon, words] = isDone
    ? ([IconCircleCheckFilled, t`Done`] as const)
    : isBlocked
      ? ([IconLock, t`Not available yet`] as const)
      : ([IconCircle, t`To do`] as const)
  return (
    <li
      className={styles['row']}
      data-state={isDone ? 'done' : isNext ? 'next' : undefined}
      data-open={isOpen || undefined}
    >
      <Icon className={styles['icon']} aria-hidden />
      <div className={styles['text']}>
        <p className={styles['title']}>
          {i18n._(step.title)}
          {state !== undefined && state !== null && <VisuallyHidden>{` · ${words}`}</VisuallyHidden>}
        </p>
        <p className={styles['detail']}>
          {state === null ? (
            <Trans>Couldn’t check</Trans>
          ) : afterTitle ? (
            <Trans>After “{afterTitle}”</Trans>
          ) : (
            i18n._(state?.detail ?? step.detail)
          )}
        </p>
      </div>
      {state?.is !== 'done' && state !== null && (
        <span className={styles['minutes']}>
          <Trans>{minutes} min</Trans>
        </span>
      )}
      {state === null && (
        <Button size="sm" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {Form && (
        <div className={styles['form']}>
          <LazyBoundary>
            <Form />
          </LazyBoundary>
        </div>
      )}
      {state?.is === 'open' && !isBlocked && !Form && (
        <Link
          {...pageTarget(step.page)}
          {...(step.hash && { hash: step.hash })}
          className={buttonClassName(isOpen ? { variant: 'primary' } : { size: 'sm' })}
        >
          {i18n._(step.action)}
        </Link>
      )}
    </li>
  )
}

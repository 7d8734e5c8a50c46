import type { ReactNode } from 'react'
import { LazyDrawer } from '../drawer/lazy-drawer.ts'
import { Link } from '../links.ts'
import type { Service } from '../model/service.ts'
import styles from './card.module.css'
import { cardLinkId } from './use-card-focus.ts'

interface CardFrameProps {
  service: Service
  /** Where it is, or what it is for. */
  detail: ReactNode
  state: ReactNode
  isConnected: boolean
  isFailed?: boolean
  children: ReactNode
  /** When it was looked at last. */
  moment?: ReactNode
  actions: ReactNode
}

/** What fails here is told once it is opened. */
const preload = () => void LazyDrawer.preload().catch(() => undefined)

/** The card of a service: the whole of it leads to its form, but for its buttons. */
export function CardFrame(props: CardFrameProps) {
  const { service, detail, state, isConnected, isFailed = false, children, moment, actions } = props
  const Icon = service.icon
  return (
    <article className={styles['card']} data-failed={isFailed} aria-label={service.name}>
      <div className={styles['head']}>
        <span className={styles['tile']} data-connected={isConnected}>
          <Icon aria-hidden />
        </span>
        <div className={styles['names']}>
          <h3>
            <Link
              id={cardLinkId(service.kind)}
              to="/integrations/settings"
              search={{ open: service.kind }}
              className={styles['link']}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {service.name}
            </Link>
          </h3>
          <p className={styles['detail']}>{detail}</p>
        </div>
        <div className={styles['state']}>{state}</div>
      </div>
      <div className={styles['body']}>{children}</div>
      <div className={styles['foot']}>
        <span className={styles['moment']}>{moment}</span>
        <span className={styles['actions']}>{actions}</span>
      </div>
    </article>
  )
}

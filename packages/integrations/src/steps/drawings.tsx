import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './drawings.module.css'

/** A picture of a part of another service's page. Whoever can't see it has the sentence above it. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <div className={styles['drawing']} aria-hidden>
      {children}
    </div>
  )
}

/** A menu at the left of a page, with the entries of the way. */
export function DrawnMenu({ entries, ring }: { entries: readonly string[]; ring: string }) {
  return (
    <Drawing>
      <div className={styles['menu']}>
        <i className={styles['line']} />
        {entries.map((entry) => (
          <span key={entry} className={styles['entry']} data-ringed={entry === ring}>
            {entry}
          </span>
        ))}
        <i className={styles['line']} />
      </div>
      <div className={styles['page']}>
        <i className={styles['heading']} />
        <i className={styles['line']} />
        <i className={styles['line']} />
        <i className={styles['line']} />
      </div>
    </Drawing>
  )
}

interface DrawnTabsProps {
  tabs: readonly string[]
  ring: string
  /** A button below them. */
  button?: string
}

/** Tabs at the head of a page. */
export function DrawnTabs({ tabs, ring, button }: DrawnTabsProps) {
  return (
    <Drawing>
      <div className={styles['sheet']}>
        <div className={styles['tabs']}>
          {tabs.map((tab) => (
            <span key={tab} className={styles['tab']} data-ringed={tab === ring}>
              {tab}
            </span>
          ))}
        </div>
        {button && <span className={styles['button']}>{button}</span>}
        <i className={styles['line']} />
        <i className={styles['line']} />
      </div>
    </Drawing>
  )
}

interface DrawnChatProps {
  /** Whom one writes to. */
  name: string
  /** What one sends. */
  sent: string
}

/** A chat with what one has to send. */
export function DrawnChat({ name, sent }: DrawnChatProps) {
  return (
    <Drawing>
      <div className={styles['sheet']}>
        <div className={styles['tabs']}>
          <span className={styles['tab']}>{name}</span>
        </div>
        <i className={styles['line']} />
        <i className={styles['heading']} />
        <span className={styles['sent']} data-ringed>
          {sent}
        </span>
      </div>
    </Drawing>
  )
}

/** What is ticked in a list. */
export function DrawnChecks({ names }: { names: readonly string[] }) {
  return (
    <Drawing>
      <div className={styles['sheet']}>
        {names.map((name) => (
          <span key={name} className={styles['check']}>
            <IconCheck />
            <span>{name}</span>
          </span>
        ))}
      </div>
    </Drawing>
  )
}

export interface DrawnField {
  label: string
  value: string
  /** It is the one that matters. */
  isRinged?: boolean
  /** It is copied from here. */
  isCopied?: boolean
}

/** Fields of a form; a line above them says what has just happened. */
export function DrawnFields({ fields, done }: { fields: readonly DrawnField[]; done?: string }) {
  return (
    <Drawing>
      <div className={styles['sheet']}>
        {done && (
          <span className={styles['done']}>
            <IconCheck />
            {done}
          </span>
        )}
        {fields.map(({ label, value, isRinged, isCopied }) => (
          <div key={label} className={styles['field']}>
            <span className={styles['label']}>{label}</span>
            <span className={styles['value']} data-ringed={isRinged === true}>
              {value}
            </span>
            {isCopied && (
              <span className={styles['copy']} data-ringed>
                <IconCopy />
              </span>
            )}
          </div>
        ))}
      </div>
    </Drawing>
  )
}

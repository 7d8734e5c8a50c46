import { useLingui } from '@lingui/react/macro'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconPackageOff,
  IconPrinter,
} from '@tabler/icons-react'
import { Code128 } from '../codes/code-128.tsx'
import { type CommandName, printedCode } from '../scans/read-code.ts'
import styles from './commands.module.css'

interface CommandsProps {
  /** What waits to be scanned again. */
  asked: CommandName | undefined
  /** Whether the order on the table has a label. */
  hasLabel: boolean
  /** The same as if it had been scanned. */
  onCode: (code: string, at: number) => void
}

/** What the station can be told, as codes to scan and as buttons for gloves. */
export function Commands({ asked, hasLabel, onCode }: CommandsProps) {
  const { t } = useLingui()
  const commands = [
    { name: 'undo', label: t`Undo last scan`, icon: <IconArrowBackUp aria-hidden /> },
    { name: 'next', label: t`Next order`, icon: <IconArrowRight aria-hidden /> },
    { name: 'backorder', label: t`Backorder the rest`, icon: <IconPackageOff aria-hidden /> },
    { name: 'problem', label: t`Problem`, icon: <IconAlertTriangle aria-hidden /> },
    {
      name: 'label',
      label: hasLabel ? t`Print label again` : t`Make label`,
      icon: <IconPrinter aria-hidden />,
    },
  ] as const
  return (
    <footer className={styles['foot']} aria-label={t`Commands`}>
      {commands.map(({ name, label, icon }) => (
        <button
          key={name}
          type="button"
          className={styles['command']}
          data-asked={asked === name || undefined}
          onClick={({ timeStamp }) => onCode(printedCode(name), timeStamp)}
        >
          <span className={styles['name']}>
            {icon}
            <span>{label}</span>
          </span>
          <span className={styles['code']}>
            <Code128 text={printedCode(name)} />
          </span>
        </button>
      ))}
    </footer>
  )
}

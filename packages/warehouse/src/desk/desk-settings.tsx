import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Checkbox, Switch } from '@replybay/ui-kit'
import { type ReactNode, useId } from 'react'
import { type Paper, useDevice } from '../device/device-settings.ts'
import { FormatChoice, OrderChoice, StartSlot } from '../print/print-choices.tsx'
import styles from './desk-settings.module.css'
import type { Sheets } from './open-sheets.ts'

/** What is printed, on what, and in which order. It stays on the device. */
export function DeskSettings({ sheets }: { sheets: Sheets | undefined }) {
  const { t } = useLingui()
  const formats = useFormats()
  const [device, changeDevice] = useDevice()
  const names: Record<Paper, string> = {
    label: t`Shipping labels`,
    slip: t`Packing slips`,
    bill: t`Invoices`,
  }
  const all = ['label', 'slip', 'bill'] as const
  // In one order, whatever was chosen first.
  const choose = (paper: Paper, isOn: boolean) =>
    changeDevice({ papers: all.filter((one) => (one === paper ? isOn : device.papers.includes(one))) })
  return (
    <>
      <Part title={t`Papers`}>
        {all.map((paper) => (
          <div key={paper} className={styles['paper']}>
            <Checkbox
              label={names[paper]}
              checked={device.papers.includes(paper)}
              onChange={({ currentTarget }) => choose(paper, currentTarget.checked)}
            />
            <span className={styles['count']}>
              {formats.number(sheets?.papers.filter(({ kind }) => kind === paper).length ?? 0)}
            </span>
          </div>
        ))}
      </Part>
      <Part title={t`Format`}>
        <FormatChoice />
        {device.format === 'a4' && (
          <div className={styles['start']}>
            <StartSlot />
            <div>
              <p className={styles['name']}>{t`Start at slot ${device.startSlot}`}</p>
              <p className={styles['hint']}>{t`Remembered on this device after each print.`}</p>
            </div>
          </div>
        )}
      </Part>
      <Part title={t`Order of the papers`}>
        <OrderChoice />
      </Part>
      <Part>
        <Switch
          label={t`Printed stamp`}
          hint={t`Date, time, and initials at the bottom`}
          checked={device.hasStamp}
          onChange={(hasStamp) => changeDevice({ hasStamp })}
        />
      </Part>
    </>
  )
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}

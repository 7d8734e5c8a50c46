import { useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import {
  Button,
  channelLabel,
  FieldRow,
  MultiSelect,
  Select,
  SettingsSection,
  Switch,
  TextField,
} from '@replybay/ui-kit'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { channels } from '../model/inbox-search.ts'
import { type NoticeSettings, useNoticeSettings } from './notice-settings.ts'
import styles from './notices.module.css'
import { playSound } from './sounds.ts'

const sounds = ['none', 'chime', 'drop', 'knock'] as const
const NIGHT = { from: '20:00', to: '08:00' }

/** How one wants to be told of new messages, on this device. */
export function NotificationsSection() {
  const { t, i18n } = useLingui()
  const { settings, change } = useNoticeSettings(useUser()._id)
  const isTold = useCan('changes')
  if (!isTold) return null
  const soundWords = { none: t`No sound`, chime: t`Chime`, drop: t`Water drop`, knock: t`Knock` }
  return (
    <SettingsSection
      id="tickets-notifications"
      title={t`Notifications`}
      detail={t`For mentions, your tickets, and unassigned tickets, on this device. The bell always counts all of them.`}
    >
      <FieldRow title={t`Sound`} hint={t`Plays even while the dashboard is open.`}>
        <div className={styles['line']}>
          <Select
            label={t`Sound`}
            options={sounds.map((value) => ({ value, label: soundWords[value] }))}
            value={settings.sound}
            onChange={(value) => change({ sound: sounds.find((one) => one === value) ?? 'none' })}
          />
          <Button disabled={settings.sound === 'none'} onClick={() => playSound(settings.sound)}>
            <IconPlayerPlay aria-hidden />
            {t`Play`}
          </Button>
        </div>
      </FieldRow>
      <DesktopRow settings={settings} change={change} />
      <FieldRow title={t`Muted channels`} hint={t`No sound and no desktop notification.`}>
        <MultiSelect
          label={t`Muted channels`}
          options={channels.map((value) => ({ value, label: i18n._(channelLabel(value)) }))}
          value={settings.muted}
          {...(settings.muted.length === 0 && { placeholder: t`None selected` })}
          onChange={(muted) => change({ muted })}
        />
      </FieldRow>
      <FieldRow title={t`Quiet hours`} hint={t`In this device’s time zone.`} fields="labels">
        <Switch
          label={t`Quiet hours`}
          checked={settings.quiet !== null}
          onChange={(isOn) => change({ quiet: isOn ? NIGHT : null })}
        />
        {settings.quiet && <QuietHours quiet={settings.quiet} onChange={(quiet) => change({ quiet })} />}
      </FieldRow>
    </SettingsSection>
  )
}

interface RowProps {
  settings: NoticeSettings
  change: (change: Partial<NoticeSettings>) => void
}

/** The browser asks the person once; what they refused there, only they can allow again. */
function DesktopRow({ settings, change }: RowProps) {
  const { t } = useLingui()
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  )
  async function turn(isOn: boolean) {
    if (isOn && permission !== 'granted') {
      const answer = await Notification.requestPermission()
      setPermission(answer)
      if (answer !== 'granted') return
    }
    change({ desktop: isOn })
  }
  return (
    <FieldRow
      title={t`Desktop notifications`}
      hint={
        permission === 'denied'
          ? t`Your browser blocks notifications. Allow them in its settings for this site.`
          : t`Shows the start of the message.`
      }
    >
      <Switch
        label={t`Show desktop notifications`}
        checked={settings.desktop && permission === 'granted'}
        disabled={permission === 'denied'}
        onChange={(isOn) => void turn(isOn)}
      />
    </FieldRow>
  )
}

interface QuietHoursProps {
  quiet: NonNullable<NoticeSettings['quiet']>
  onChange: (quiet: NonNullable<NoticeSettings['quiet']>) => void
}

function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useLingui()
  return (
    <div className={styles['line']}>
      <TextField
        type="time"
        label={t`From`}
        value={quiet.from}
        onChange={({ currentTarget: { value } }) => value && onChange({ ...quiet, from: value })}
      />
      <TextField
        type="time"
        label={t`Until`}
        value={quiet.to}
        onChange={({ currentTarget: { value } }) => value && onChange({ ...quiet, to: value })}
      />
    </div>
  )
}

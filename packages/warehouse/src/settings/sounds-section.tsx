import { useLingui } from '@lingui/react/macro'
import { Button, FieldRow, SettingsSection, Switch } from '@replybay/ui-kit'
import { useId } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { playSound } from '../sound/play-sound.ts'
import type { Sound } from '../sound/sounds.ts'
import { sectionIds } from './section-ids.ts'
import styles from './settings.module.css'

/** What one hears of scans on this device, and how loud. */
export function SoundsSection() {
  const { t } = useLingui()
  const volumeId = useId()
  const [{ volume, isMuted }, changeDevice] = useDevice()
  const percent = Math.round(volume * 100)
  const names: Record<Sound, string> = {
    right: t`Right item`,
    lineComplete: t`Line complete`,
    orderComplete: t`Order complete`,
    wrong: t`Wrong item`,
    tooMany: t`One too many`,
    unknown: t`No such code`,
    command: t`Command`,
  }
  // Sound: the keys are the names.
  const all = Object.keys(names) as Sound[]
  return (
    <SettingsSection id={sectionIds.sounds} title={t`Sounds`} detail={t`These settings stay on this device.`}>
      <FieldRow title={t`Play sounds`}>
        <Switch
          label={t`Play sounds`}
          checked={!isMuted}
          onChange={(isOn) => changeDevice({ isMuted: !isOn })}
        />
      </FieldRow>
      <FieldRow title={<label htmlFor={volumeId}>{t`Volume`}</label>}>
        <div className={styles['volume']}>
          <input
            id={volumeId}
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={volume}
            disabled={isMuted}
            onChange={({ currentTarget }) => changeDevice({ volume: currentTarget.valueAsNumber })}
          />
          <output htmlFor={volumeId}>{t`${percent}%`}</output>
        </div>
      </FieldRow>
      <FieldRow
        title={t`Try them out`}
        hint={isMuted ? t`The sounds are off.` : t`As they sound at the packing station.`}
      >
        <div className={styles['buttons']}>
          {all.map((sound) => (
            <Button key={sound} disabled={isMuted} onClick={() => playSound(sound, volume)}>
              {names[sound]}
            </Button>
          ))}
        </div>
      </FieldRow>
    </SettingsSection>
  )
}

import { useLingui } from '@lingui/react/macro'
import { SettingsLayout } from '@replybay/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entryTarget } from './entry-target.ts'
import type { MenuSection } from './use-menu.ts'
import { useNavSection } from './use-nav-section.tsx'
import { useAskWhy } from './why-locked.tsx'

interface SettingsFrameProps {
  groups: readonly MenuSection[]
  children: ReactNode
}

/** A page of the settings beside their own navigation, in which locked pages stay and say why. */
export function SettingsFrame({ groups, children }: SettingsFrameProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const navSection = useNavSection()
  const askWhy = useAskWhy()
  const open = (id: string) => {
    const found = groups.flatMap(({ entries }) => entries).find(({ entry }) => entry.id === id)
    if (!found) return
    if (found.guard) askWhy(found)
    else void navigate(entryTarget(found.entry))
  }
  return (
    <SettingsLayout label={t`Settings`} sections={groups.map(navSection)} onOpen={open}>
      {children}
    </SettingsLayout>
  )
}

import { uploadLogoFileLimit } from '@replybay/api-client/limits'

/** What a logo may be. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Why a file is not sent: it is no such picture, has nothing in it, or is too large. */
export type LogoRefusal = 'type' | 'empty' | 'size'

export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): LogoRefusal | undefined {
  if (!LOGO_TYPES.some((taken) => taken === type)) return 'type'
  if (size === 0) return 'empty'
  return size > uploadLogoFileLimit ? 'size' : undefined
}

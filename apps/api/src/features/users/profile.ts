import type { components } from '@replybay/api-client'
import {
  authFailures,
  authMails,
  deleteSessionsOf,
  endResets,
  findUserById,
  lockUsersByEmail,
  setPassword,
  type ConfirmPassword,
} from '../auth/index.ts'
import type { PasswordStrength } from '../../platform/passwords/password-strength.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { KnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { avatarBlob, newAvatarName, toAvatar } from './avatar.ts'
import { replaceAvatar, updateUser } from './store.ts'

export interface ProfileService {
  update(person: Person, change: components['schemas']['UserChange']): Promise<void>
  /** @throws Failure `not-an-image`, `overloaded`, or `too-many-requests` after twenty in an hour. */
  setAvatar(person: Person, bytes: Uint8Array): Promise<void>
  /**
   * @param over aborts when the caller has left.
   * @returns the secret by which the browser is known from now on, as the only one.
   * @throws Failure `invalid-password`, `weak-password`, `overloaded`, or `too-many-requests` after ten within a quarter of
   *   an hour, right or wrong.
   */
  changePassword(
    person: Person,
    change: components['schemas']['PasswordChange'],
    over: AbortSignal,
  ): Promise<string>
}

interface ProfileParts {
  database: Database
  blobs: BlobStore
  outbox: Outbox
  confirm: ConfirmPassword
  devices: KnownDevices
  strength: PasswordStrength
}

export function createProfileService(parts: ProfileParts): ProfileService {
  const { database, blobs, outbox, confirm, devices, strength } = parts
  const avatars = createRateLimit(database, { name: 'avatar', attempts: 20, windowMs: 3_600_000 })
  // Those who know their password, too: whether a new one is weak takes long, and everybody's wait for one another.
  const changes = createRateLimit(database, {
    name: 'change-password',
    attempts: 10,
    windowMs: 15 * 60_000,
  })
  return {
    async update({ userId }, { name, locale, emailSignature, emailImageSenders: senders }) {
      await updateUser(database.queries, userId, {
        ...(name !== undefined && { name: name.trim() }),
        ...(locale && { locale }),
        ...(emailSignature !== undefined && { emailSignature: emailSignature.trim() || null }),
        ...(senders && {
          emailImageSenders:
            senders.length === 0 ? null : [...new Set(senders.map((sender) => sender.trim().toLowerCase()))],
        }),
      })
    },
    async setAvatar({ userId }, bytes) {
      await avatars.take(userId)
      const name = newAvatarName()
      await blobs.put(avatarBlob(name), await toAvatar(bytes), 'image/webp')
      const former = await database.transaction((queries) => replaceAvatar(queries, userId, name))
      // The picture is set, whatever becomes of the old one.
      if (former) await blobs.remove(avatarBlob(former)).catch(() => undefined)
    },
    async changePassword(person, { currentPassword, newPassword, signOutOthers }, over) {
      await changes.take(person.userId)
      const user = await findUserById(database.queries, person.userId)
      if (!user) throw new Failure('unauthorized')
      await confirm(person, currentPassword)
      const { companyId, companyName, email: recipient, name, locale } = user
      const about = [recipient, name, companyName]
      await strength.require(newPassword, about, { path: '/body/newPassword', over })
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async (queries) => {
        const accounts = await lockUsersByEmail(queries, recipient)
        // It may have been changed or reset while this one was looked at: what is newer stays.
        const isCurrent = accounts.some(
          (each) => each.id === person.userId && each.passwordHash === user.passwordHash,
        )
        if (!isCurrent) throw new Failure(authFailures.invalidPassword)
        await setPassword(queries, person.userId, passwordHash)
        await endResets(queries, person.userId)
        if (signOutOthers) await deleteSessionsOf(queries, person.userId, person.tokenHash)
        const content = authMails[locale].passwordChanged(name)
        await outbox.add(queries, { companyId, recipient, locale, content })
      })
      return await devices.remember(recipient, passwordHash)
    },
  }
}

/** A mailbox that lives here alone: what is changed is changed, and what is sent goes out by the mail server of the configuration. */
import { demoCompanyIds } from '../../../platform/demo/accounts.ts'
import { type MailboxPort, takenBut } from '../port.ts'

/** An email that takes longer is given up before another process tries it; in ms. */
const LONGEST_MS = 90_000

export const localPort: MailboxPort = {
  noteChange: () => Promise.resolve(),
  noteSent: () => Promise.resolve(),
  async handOver({ config, outbox, blobs }, { email, recipients }) {
    // Everybody who reaches the demo can write in its name.
    if (outbox.isLocal || (config.smtp && demoCompanyIds.has(email.companyId))) return { delivery: 'local' }
    const raw = email.blob === null ? undefined : await blobs.open(email.blob)
    if (!raw) return { delivery: 'failed' }
    const tooSlow = setTimeout(() => raw.destroy(new Error('The mail server is too slow.')), LONGEST_MS)
    try {
      const { rejected } = await outbox.relay({ from: email.from?.address ?? '', recipients, raw })
      return takenBut(rejected, recipients)
    } finally {
      clearTimeout(tooSlow)
    }
  },
}

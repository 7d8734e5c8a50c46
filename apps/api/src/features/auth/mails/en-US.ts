import type { AuthMails } from './auth-mails.ts'

const joins = {
  admin: (companyName: string) => `join ${companyName} on Replybay as an admin`,
  support: (companyName: string) => `join ${companyName}’s support team on Replybay`,
  warehouse: (companyName: string) => `join ${companyName}’s warehouse team on Replybay`,
}

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,')

const accountAt = (companyName: string) => (companyName ? `account at ${companyName}` : 'Replybay account')
const orAreNotPartOf = (companyName: string) => (companyName ? `, or aren’t part of ${companyName}` : '')

export const englishMails: AuthMails = {
  validation: ({ code, url }) => ({
    subject: `${code} is your Replybay code`,
    parts: [
      'Hello,',
      'Welcome to Replybay. Enter this code to verify your email address:',
      { code },
      'If the code doesn’t work, set a new password instead. This also verifies your address.',
      { label: 'Set a new password', url, isSecondary: true },
      'You received this email because your address was used to create a Replybay account. The code and the link expire in 15 minutes. If this wasn’t you, you can ignore this email.',
    ],
  }),
  validationLink: ({ url }) => ({
    subject: 'Your link to verify your email address',
    parts: [
      'Hello,',
      'Welcome to Replybay. Too many codes were requested today, so this email has a link instead. Use it to set a new password. This also verifies your address.',
      { label: 'Set a new password', url },
      'You received this email because your address was used to create a Replybay account. The link expires in 15 minutes. If this wasn’t you, you can ignore this email.',
    ],
  }),
  reset: ({ name, companyName, code, url }) => ({
    subject: `${code} is your password reset code`,
    parts: [
      hello(name),
      `You asked to reset the password for your ${accountAt(companyName)}. Enter this code to set a new one:`,
      { code },
      { label: 'Set a new password', url },
      `The code and the link expire in 15 minutes. If you didn’t request this${orAreNotPartOf(companyName)}, you can ignore this email: your password stays the same. Never share the code or the link with anyone, including us.`,
    ],
  }),
  resetLink: ({ name, companyName, url }) => ({
    subject: 'Your password reset link',
    parts: [
      hello(name),
      `You asked to reset the password for your ${accountAt(companyName)}. Too many codes were requested today, so this email has a link instead:`,
      { label: 'Set a new password', url },
      `The link expires in 15 minutes. If you didn’t request this${orAreNotPartOf(companyName)}, you can ignore this email: your password stays the same. Never share the link with anyone, including us.`,
    ],
  }),
  invitation: ({ companyName, invitedBy, role, message, url }) => ({
    subject: invitedBy
      ? `${invitedBy} invited you to join ${companyName}`
      : `You’re invited to join ${companyName}`,
    parts: [
      'Hello,',
      invitedBy
        ? `${invitedBy} invited you to ${joins[role](companyName)}.`
        : `You’re invited to ${joins[role](companyName)}.`,
      ...(message ? [{ quote: message }] : []),
      { label: 'Accept the invitation', url },
      `You received this email because ${invitedBy || companyName} entered your address. The invitation expires in 7 days. If you don’t know the sender, you can ignore this email.`,
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Your password was changed',
    parts: [
      hello(name),
      'The password for your Replybay account was just changed.',
      'You received this email because this address belongs to your account. We send it every time your password changes.',
      'If this wasn’t you, choose “Forgot password?” on the sign-in page right away. A new password signs out every device.',
    ],
  }),
}

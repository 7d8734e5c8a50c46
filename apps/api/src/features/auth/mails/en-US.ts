import type { AuthMails } from './auth-mails.ts'

const roles = {
  admin: 'as an admin',
  support: 'to answer its customers',
  warehouse: 'to work in its warehouse',
}

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,')

export const englishMails: AuthMails = {
  validation: ({ code, url }) => ({
    subject: `${code} is your Replybay code`,
    parts: [
      'Hello,',
      'Welcome to Replybay. Type this code to validate your address:',
      { code },
      'If the code is not accepted, set a new password instead. This validates your address, too.',
      { label: 'Set a new password', url },
      'The code and the link are valid for 15 minutes. If you did not open an account, ignore this email: nothing happens without them.',
    ],
  }),
  validationLink: ({ url }) => ({
    subject: 'Your link to validate your address',
    parts: [
      'Hello,',
      'Welcome to Replybay. Many codes were asked for today, so this mail has a link instead. Set a new password with it: this validates your address, too.',
      { label: 'Set a new password', url },
      'The link is valid for 15 minutes. If you did not open an account, ignore this email: nothing happens without it.',
    ],
  }),
  reset: ({ name, companyName, code, url }) => ({
    subject: `${code} is your code for a new password`,
    parts: [
      hello(name),
      `You asked for a new password for your account at ${companyName}. Type this code to choose one:`,
      { code },
      { label: 'Or choose one here', url },
      `It is valid for 15 minutes. If you did not ask for it, or do not belong to ${companyName}, ignore this mail: your password stays as it is. Never pass the code on, not even to us.`,
    ],
  }),
  resetLink: ({ name, companyName, url }) => ({
    subject: 'Your link for a new password',
    parts: [
      hello(name),
      `You asked for a new password for your account at ${companyName}. Many codes were asked for today, so this mail has a link instead:`,
      { label: 'Choose a new password', url },
      `It is valid for 15 minutes. If you did not ask for it, or do not belong to ${companyName}, ignore this mail: your password stays as it is. Never pass the link on, not even to us.`,
    ],
  }),
  invitation: ({ companyName, invitedBy, role, message, url }) => ({
    subject: invitedBy ? `${invitedBy} invites you to ${companyName}` : `An invitation to ${companyName}`,
    parts: [
      'Hello,',
      `${invitedBy || companyName} invites you to join ${companyName} on Replybay ${roles[role]}.`,
      ...(message ? [{ quote: message }] : []),
      { label: 'Accept the invitation', url },
      'The invitation is valid for 7 days. If you do not know who sent it, ignore this mail.',
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Your password was changed',
    parts: [
      hello(name),
      'The password of your Replybay account was just changed.',
      'If this wasn’t you, choose “Forgot password?” on the sign-in page right away. A new password ends all sessions.',
    ],
  }),
}

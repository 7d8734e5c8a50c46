import { expect, test } from 'vitest'
import type { MailContent } from '../../../platform/mail/content.ts'
import { authMails } from '../mails/auth-mails.ts'

const why = {
  'en-US': /You received this email because|You asked to reset/,
  'fr-FR': /Vous recevez cet e-mail parce que|Vous avez demandé/,
  'es-ES': /Recibes este correo porque|Has pedido/,
}

const facts = { name: 'Camille', companyName: 'Maison Lumen', code: '482913', url: 'https://lumen.example/' }

test.each(['en-US', 'fr-FR', 'es-ES'] as const)('mails in %s: each says why it was sent', (locale) => {
  const texts = authMails[locale]
  const invitation = { ...facts, invitedBy: 'Thomas Girard', role: 'support' as const, message: '' }
  const mails: Record<keyof typeof texts, MailContent> = {
    validation: texts.validation(facts),
    validationLink: texts.validationLink(facts),
    reset: texts.reset(facts),
    resetLink: texts.resetLink(facts),
    invitation: texts.invitation(invitation),
    passwordChanged: texts.passwordChanged(facts.name),
  }
  const silent = Object.entries(mails).filter(([, { parts }]) => !why[locale].test(JSON.stringify(parts)))
  expect(silent.map(([name]) => name)).toEqual([])
})

import {
  generateCode,
  inviteSupport,
  register,
  resetPassword,
  updateUser,
  validateCode,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { newSender, sharedServer } from './test-server.ts'

const server = sharedServer()
const owner = 'owner@maison-lumen.example'

const languages = [
  {
    locale: 'en-US',
    validation: /^\d{6} is your Replybay code$/,
    reset: /^\d{6} is your password reset code$/,
    invitation: /^Camille Roy invited you to join Maison Lumen$/,
    passwordChanged: /^Your password was changed$/,
  },
  {
    locale: 'fr-FR',
    validation: /^\d{6} est votre code Replybay$/,
    reset: /^\d{6} est votre code pour changer de mot de passe$/,
    invitation: /^Camille Roy vous invite à rejoindre Maison Lumen$/,
    passwordChanged: /^Votre mot de passe a été modifié$/,
  },
  {
    locale: 'es-ES',
    validation: /^\d{6} es tu código de Replybay$/,
    reset: /^\d{6} es tu código para cambiar la contraseña$/,
    invitation: /^Camille Roy te invita a unirte a Maison Lumen$/,
    passwordChanged: /^Se ha cambiado tu contraseña$/,
  },
]

/** The newest mail to an address: its subject, its text, and the language that its page says it is in. */
async function newestMail(address: string) {
  const [mail] = await server().mailsTo(address)
  return {
    subject: mail?.subject,
    text: mail?.text,
    lang: /<html lang="([^"]+)"/.exec(mail?.html ?? '')?.[1],
    /** Whether a link stands out as its button. */
    hasButton: mail?.html.includes('display:inline-block'),
  }
}

test.each(languages)(
  'validation mail: is in $locale, the language of the registration',
  async ({ locale, validation }) => {
    const email = `new-${locale.toLowerCase()}@verre.example`
    const body = {
      email,
      name: 'Lou',
      password: 'seven lamps hang over the sea',
      companyName: 'Verre',
      locale,
    }
    expect((await server().call(register, { body })).status).toBeLessThan(300)
    expect(await newestMail(email)).toMatchObject({
      subject: expect.stringMatching(validation),
      lang: locale,
      // The code is its point, and the way around it a line.
      hasButton: false,
    })
  },
)

test.each(languages)(
  'mails to a person who has chosen $locale: are all in it, and so are their invitations',
  async ({ locale, reset, invitation, passwordChanged }) => {
    const token = await server().newSession(owner)
    await server().call(updateUser, { token, body: { locale } })

    const invited = `colleague-${locale.toLowerCase()}@maison-lumen.example`
    await server().call(inviteSupport, { token, body: { emails: [invited] } })
    expect(await newestMail(invited)).toMatchObject({
      subject: expect.stringMatching(invitation),
      lang: locale,
    })

    await server().call(generateCode, { body: { email: owner }, from: newSender() })
    expect(await newestMail(owner)).toMatchObject({
      subject: expect.stringMatching(reset),
      text: expect.stringContaining('Maison Lumen'),
      lang: locale,
    })

    const code = await server().codeFor(owner)
    const { data } = await server().call(validateCode, { body: { email: owner, code } })
    const body = { password: `seven lamps hang over the ${locale} sea` }
    await server().call(resetPassword, { token: data.token, body })
    expect(await newestMail(owner)).toMatchObject({
      subject: expect.stringMatching(passwordChanged),
      lang: locale,
    })
  },
)

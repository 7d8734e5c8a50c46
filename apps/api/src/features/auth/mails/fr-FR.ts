import type { AuthMails } from './auth-mails.ts'

const roles = {
  admin: 'avec un rôle d’administration',
  support: 'pour répondre à ses clients',
  warehouse: 'pour travailler dans son entrepôt',
}

const hello = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,')

const accountAt = (companyName: string) => `compte Replybay${companyName ? ` (${companyName})` : ''}`
const orAreNotPartOf = (companyName: string) =>
  companyName ? ` ou ne faites pas partie de ${companyName}` : ''

export const frenchMails: AuthMails = {
  validation: ({ code, url }) => ({
    subject: `${code} est votre code Replybay`,
    parts: [
      'Bonjour,',
      'Bienvenue sur Replybay. Saisissez ce code pour vérifier votre adresse e-mail\u00a0:',
      { code },
      'Si le code n’est pas accepté, choisissez plutôt un nouveau mot de passe. Votre adresse sera aussi vérifiée.',
      { label: 'Définir un nouveau mot de passe', url, isSecondary: true },
      'Vous recevez cet e-mail parce que votre adresse a servi à créer un compte Replybay. Le code et le lien sont valables 15\u00a0minutes. Si ce n’est pas vous, ignorez cet e-mail.',
    ],
  }),
  validationLink: ({ url }) => ({
    subject: 'Votre lien pour vérifier votre adresse e-mail',
    parts: [
      'Bonjour,',
      'Bienvenue sur Replybay. De nombreux codes ont déjà été demandés aujourd’hui\u00a0: cet e-mail contient donc un lien pour définir un nouveau mot de passe. Votre adresse sera aussi vérifiée.',
      { label: 'Définir un nouveau mot de passe', url },
      'Vous recevez cet e-mail parce que votre adresse a servi à créer un compte Replybay. Le lien est valable 15\u00a0minutes. Si ce n’est pas vous, ignorez cet e-mail.',
    ],
  }),
  reset: ({ name, companyName, code, url }) => ({
    subject: `${code} est votre code pour changer de mot de passe`,
    parts: [
      hello(name),
      `Vous avez demandé un nouveau mot de passe pour votre ${accountAt(companyName)}. Saisissez ce code pour le choisir\u00a0:`,
      { code },
      { label: 'Définir un nouveau mot de passe', url },
      `Le code et le lien sont valables 15\u00a0minutes. Si vous n’êtes pas à l’origine de cette demande${orAreNotPartOf(companyName)}, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé. Ne communiquez ni le code ni le lien à personne, pas même à nous.`,
    ],
  }),
  resetLink: ({ name, companyName, url }) => ({
    subject: 'Votre lien pour changer de mot de passe',
    parts: [
      hello(name),
      `Vous avez demandé un nouveau mot de passe pour votre ${accountAt(companyName)}. De nombreux codes ont déjà été demandés aujourd’hui\u00a0: cet e-mail contient donc un lien.`,
      { label: 'Définir un nouveau mot de passe', url },
      `Il est valable 15\u00a0minutes. Si vous n’êtes pas à l’origine de cette demande${orAreNotPartOf(companyName)}, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé. Ne communiquez ce lien à personne, pas même à nous.`,
    ],
  }),
  invitation: ({ companyName, invitedBy, role, message, url }) => ({
    subject: invitedBy
      ? `${invitedBy} vous invite à rejoindre ${companyName}`
      : `Invitation à rejoindre ${companyName}`,
    parts: [
      'Bonjour,',
      invitedBy
        ? `${invitedBy} vous invite à rejoindre ${companyName} sur Replybay ${roles[role]}.`
        : `Vous avez reçu une invitation à rejoindre ${companyName} sur Replybay ${roles[role]}.`,
      ...(message ? [{ quote: message }] : []),
      { label: 'Accepter l’invitation', url },
      `Vous recevez cet e-mail parce que ${invitedBy || companyName} a indiqué votre adresse. L’invitation est valable 7\u00a0jours. Si vous ne connaissez pas la personne qui l’a envoyée, ignorez cet e-mail.`,
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Votre mot de passe a été modifié',
    parts: [
      hello(name),
      'Le mot de passe de votre compte Replybay vient d’être modifié.',
      'Vous recevez cet e-mail parce que cette adresse est celle de votre compte\u00a0: chaque changement de mot de passe y est signalé.',
      'Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion\u00a0: un nouveau mot de passe met fin à toutes les sessions.',
    ],
  }),
}

import type { AuthMails } from './auth-mails.ts'

const roles = {
  admin: 'con permisos de administración',
  support: 'para atender a sus clientes',
  warehouse: 'para trabajar en su almacén',
}

const hello = (name: string) => (name ? `Hola, ${name}:` : 'Hola:')

const orAreNotPartOf = (companyName: string) => (companyName ? ` o no formas parte de ${companyName}` : '')

export const spanishMails: AuthMails = {
  validation: ({ code, url }) => ({
    subject: `${code} es tu código de Replybay`,
    parts: [
      'Hola:',
      'Te damos la bienvenida a Replybay. Escribe este código para verificar tu correo:',
      { code },
      'Si no se acepta el código, elige una contraseña nueva. Así también se verifica tu correo.',
      { label: 'Crear una contraseña nueva', url, isSecondary: true },
      'Recibes este correo porque se ha usado tu dirección para crear una cuenta de Replybay. El código y el enlace son válidos durante 15\u00a0minutos. Si no has sido tú, ignora este correo.',
    ],
  }),
  validationLink: ({ url }) => ({
    subject: 'Tu enlace para verificar tu correo',
    parts: [
      'Hola:',
      'Te damos la bienvenida a Replybay. Hoy ya se han pedido demasiados códigos, así que este correo lleva un enlace. Elige con él una contraseña nueva: así también se verifica tu correo.',
      { label: 'Crear una contraseña nueva', url },
      'Recibes este correo porque se ha usado tu dirección para crear una cuenta de Replybay. El enlace es válido durante 15\u00a0minutos. Si no has sido tú, ignora este correo.',
    ],
  }),
  reset: ({ name, companyName, code, url }) => ({
    subject: `${code} es tu código para cambiar la contraseña`,
    parts: [
      hello(name),
      `Has pedido una contraseña nueva para tu cuenta de ${companyName || 'Replybay'}. Escribe este código para elegirla:`,
      { code },
      { label: 'Crear una contraseña nueva', url },
      `El código y el enlace son válidos durante 15\u00a0minutos. Si no lo has pedido${orAreNotPartOf(companyName)}, ignora este correo: tu contraseña sigue siendo la misma. No compartas el código ni el enlace con nadie, ni siquiera con el equipo de Replybay.`,
    ],
  }),
  resetLink: ({ name, companyName, url }) => ({
    subject: 'Tu enlace para cambiar la contraseña',
    parts: [
      hello(name),
      `Has pedido una contraseña nueva para tu cuenta de ${companyName || 'Replybay'}. Hoy ya se han pedido demasiados códigos, así que este correo lleva un enlace:`,
      { label: 'Crear una contraseña nueva', url },
      `El enlace es válido durante 15\u00a0minutos. Si no lo has pedido${orAreNotPartOf(companyName)}, ignora este correo: tu contraseña sigue siendo la misma. No compartas el enlace con nadie, ni siquiera con el equipo de Replybay.`,
    ],
  }),
  invitation: ({ companyName, invitedBy, role, message, url }) => ({
    subject: invitedBy
      ? `${invitedBy} te invita a unirte a ${companyName}`
      : `Invitación para unirte a ${companyName}`,
    parts: [
      'Hola:',
      invitedBy
        ? `${invitedBy} te invita a unirte a ${companyName} en Replybay ${roles[role]}.`
        : `Tienes una invitación para unirte a ${companyName} en Replybay ${roles[role]}.`,
      ...(message ? [{ quote: message }] : []),
      { label: 'Aceptar la invitación', url },
      `Recibes este correo porque ${invitedBy || companyName} ha indicado tu dirección. La invitación es válida durante 7\u00a0días. Si no conoces a quien te la envía, ignora este correo.`,
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Se ha cambiado tu contraseña',
    parts: [
      hello(name),
      'Se acaba de cambiar la contraseña de tu cuenta de Replybay.',
      'Recibes este correo porque esta es la dirección de tu cuenta: te avisamos aquí de cada cambio de contraseña.',
      'Si no has sido tú, elige cuanto antes «¿Has olvidado la contraseña?» en la página de inicio de sesión: una contraseña nueva cierra todas las sesiones.',
    ],
  }),
}

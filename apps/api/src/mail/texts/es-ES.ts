import type { MailTexts } from '../content.ts'

const roles = {
  admin: 'con permisos de administración',
  support: 'para atender a sus clientes',
  warehouse: 'para trabajar en su almacén',
}

const hello = (name: string) => (name ? `Hola, ${name}:` : 'Hola:')

export const spanishTexts: MailTexts = {
  validation: (name, code) => ({
    subject: `${code} es su código de Replybay`,
    parts: [
      hello(name),
      'Le damos la bienvenida a Replybay. Escriba este código para validar su dirección:',
      { code },
      'Es válido durante 15 minutos. Si no ha abierto ninguna cuenta, ignore este correo: sin el código no ocurre nada.',
    ],
  }),
  reset: (name, code) => ({
    subject: `${code} es su código para cambiar la contraseña`,
    parts: [
      hello(name),
      'Ha pedido una contraseña nueva. Escriba este código para elegirla:',
      { code },
      'Es válido durante 15 minutos. Si no lo ha pedido, ignore este correo: su contraseña sigue siendo la misma. No comparta el código con nadie, ni siquiera con nosotros.',
    ],
  }),
  invitation: ({ companyName, invitedBy, role, message, url }) => ({
    subject: invitedBy
      ? `${invitedBy} le invita a unirse a ${companyName}`
      : `Invitación para unirse a ${companyName}`,
    parts: [
      'Hola:',
      `${invitedBy || companyName} le invita a unirse a ${companyName} en Replybay ${roles[role]}.`,
      ...(message ? [{ quote: message }] : []),
      { label: 'Aceptar la invitación', url },
      'La invitación es válida durante 7 días. Si no conoce a quien se la envía, ignore este correo.',
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Se ha cambiado su contraseña',
    parts: [
      hello(name),
      'Se acaba de cambiar la contraseña de su cuenta de Replybay.',
      'Si no ha sido usted, elija cuanto antes «He olvidado mi contraseña» en la página de inicio de sesión: una contraseña nueva cierra todas las sesiones.',
    ],
  }),
}

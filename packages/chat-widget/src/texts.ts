/** What the open chat window says itself, beside `launcherTexts`. */
import { launcherTexts } from './launcher-texts.ts'
import type { Language } from './look.ts'

interface Texts {
  menu: string
  talkToPerson: string
  startNew: string
  repliesInSeconds: string
  repliesByEmail: string
  withTeam: string
  message: string
  send: string
  attach: string
  you: string
  newMessage: string
  saidBy: (name: string) => string
  sending: string
  notSent: string
  retry: string
  removeFile: (name: string) => string
  discard: string
  offline: string
  handedOff: string
  joined: (name: string) => string
  whereReply: string
  /** In the field, while its label is not seen. */
  emailHint: string
  whereReplyDetail: string
  email: string
  emailInvalid: string
  emailFailed: string
  sendToTeam: string
  replyHere: string
  emailSaved: string
  closed: string
  closing: string
  rate: string
  good: string
  bad: string
  rated: string
  comment: string
  tooLarge: (name: string) => string
  tooMany: string
  writing: string
  full: string
  download: (name: string) => string
  sources: string
  moreEarlier: string
  filesLost: string
  downloadFailed: (name: string) => string
  earlierFailed: string
  stepFailed: string
  stepRefused: string
}

const en: Texts = {
  menu: 'More options',
  talkToPerson: 'Talk to a person',
  startNew: 'Start a new conversation',
  repliesInSeconds: 'Replies in seconds',
  repliesByEmail: 'We reply here or by email',
  withTeam: 'Our team is handling your conversation',
  message: 'Write your message…',
  send: 'Send',
  attach: 'Attach files',
  you: 'You',
  newMessage: 'New message',
  saidBy: (name) => `${name}: `,
  sending: 'Sending…',
  notSent: 'Not sent',
  retry: 'Retry',
  removeFile: (name) => `Remove ${name}`,
  discard: 'Delete',
  offline: 'You’re offline. Your messages will be sent when you’re back online.',
  handedOff: 'We’ve passed your conversation to the team',
  joined: (name) => `${name} joined the conversation`,
  whereReply: 'Where should we reply?',
  emailHint: 'Your email, for the reply',
  whereReplyDetail: 'If you leave this page, we’ll email you our reply.',
  email: 'Email',
  emailInvalid: 'Enter an email address, such as name@example.com.',
  emailFailed: 'Could not save your email address. Try again.',
  sendToTeam: 'Get the reply by email',
  replyHere: 'Reply to me here instead',
  emailSaved: 'We’ll also reply by email.',
  closed: 'This conversation is closed. Write a message to reopen it.',
  closing: 'This conversation will close in less than 10 minutes if there are no new messages.',
  rate: 'Did we help you?',
  good: 'Yes',
  bad: 'Not really',
  rated: 'Thanks for your feedback.',
  comment: 'What could we do better? (optional)',
  tooLarge: (name) => `${name} is larger than 10\u00a0MB. Choose a smaller file.`,
  tooMany: 'You can send up to 5 files at a time.',
  writing: 'The AI agent is writing',
  full: 'Not sent: this conversation can’t hold any more messages. Start a new conversation.',
  download: (name) => `Download ${name}`,
  sources: 'Sources',
  moreEarlier: 'Show earlier messages',
  filesLost:
    'Not sent: the page was closed before the files were uploaded. Delete this message, then attach the files again.',
  downloadFailed: (name) => `Could not download ${name}. Try again.`,
  earlierFailed: 'Could not load earlier messages. Try again.',
  stepFailed: 'Your request didn’t reach us. Check your connection and try again.',
  stepRefused: 'That didn’t work. Try again in a few minutes.',
}

const fr: Texts = {
  menu: 'Plus d’options',
  talkToPerson: 'Parler à une personne',
  startNew: 'Commencer une nouvelle conversation',
  repliesInSeconds: 'Répond en quelques secondes',
  repliesByEmail: 'Nous répondons ici ou par e-mail',
  withTeam: 'L’équipe suit votre conversation',
  message: 'Écrivez votre message…',
  send: 'Envoyer',
  attach: 'Joindre des fichiers',
  you: 'Vous',
  newMessage: 'Nouveau message',
  saidBy: (name) => `${name}\u00a0: `,
  sending: 'Envoi…',
  notSent: 'Non envoyé',
  retry: 'Réessayer',
  removeFile: (name) => `Retirer ${name}`,
  discard: 'Supprimer',
  offline: 'Vous êtes hors ligne. Vos messages partiront dès le retour de la connexion.',
  handedOff: 'Votre conversation a été transmise à l’équipe',
  joined: (name) => `${name} a rejoint la conversation`,
  whereReply: 'Où pouvons-nous vous répondre\u00a0?',
  emailHint: 'Votre e-mail, pour la réponse',
  whereReplyDetail: 'Si vous quittez cette page, notre réponse vous parviendra par e-mail.',
  email: 'Adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
  emailFailed: 'Votre adresse e-mail n’a pas pu être enregistrée. Réessayez.',
  sendToTeam: 'Recevoir la réponse par e-mail',
  replyHere: 'Répondez-moi plutôt ici',
  emailSaved: 'Nous répondrons aussi par e-mail.',
  closed: 'Cette conversation est fermée. Écrivez un message pour la rouvrir.',
  closing: 'Sans nouveau message, cette conversation sera fermée dans moins de 10\u00a0minutes.',
  rate: 'Notre aide vous a-t-elle été utile\u00a0?',
  good: 'Oui',
  bad: 'Pas vraiment',
  rated: 'Merci pour votre avis.',
  comment: 'Que pouvons-nous améliorer\u00a0? (facultatif)',
  tooLarge: (name) => `${name} dépasse 10\u00a0Mo. Choisissez un fichier plus petit.`,
  tooMany: 'Vous pouvez envoyer jusqu’à 5 fichiers à la fois.',
  writing: 'L’agent IA est en train d’écrire',
  full: 'Non envoyé\u00a0: cette conversation ne peut plus recevoir de messages. Commencez une nouvelle conversation.',
  download: (name) => `Télécharger ${name}`,
  sources: 'Sources',
  moreEarlier: 'Afficher les messages précédents',
  filesLost:
    'Non envoyé\u00a0: la page a été fermée avant l’envoi des fichiers. Supprimez ce message, puis joignez à nouveau les fichiers.',
  downloadFailed: (name) => `Impossible de télécharger ${name}. Réessayez.`,
  earlierFailed: 'Impossible de charger les messages précédents. Réessayez.',
  stepFailed: 'Votre demande ne nous est pas parvenue. Vérifiez votre connexion et réessayez.',
  stepRefused: 'Cela n’a pas fonctionné. Réessayez dans quelques minutes.',
}

const es: Texts = {
  menu: 'Más opciones',
  talkToPerson: 'Hablar con una persona',
  startNew: 'Empezar una conversación nueva',
  repliesInSeconds: 'Responde en segundos',
  repliesByEmail: 'Respondemos aquí o por correo',
  withTeam: 'El equipo se ocupa de tu conversación',
  message: 'Escribe tu mensaje…',
  send: 'Enviar',
  attach: 'Adjuntar archivos',
  you: 'Tú',
  newMessage: 'Mensaje nuevo',
  saidBy: (name) => `${name}: `,
  sending: 'Enviando…',
  notSent: 'No enviado',
  retry: 'Reintentar',
  removeFile: (name) => `Quitar ${name}`,
  discard: 'Eliminar',
  offline: 'No tienes conexión. Tus mensajes se enviarán cuando la recuperes.',
  handedOff: 'Hemos pasado tu conversación al equipo',
  joined: (name) => `${name} se ha unido a la conversación`,
  whereReply: '¿Dónde te respondemos?',
  emailHint: 'Tu correo, para la respuesta',
  whereReplyDetail: 'Si sales de esta página, te enviaremos la respuesta por correo.',
  email: 'Correo electrónico',
  emailInvalid: 'Escribe un correo electrónico, como nombre@ejemplo.es.',
  emailFailed: 'No se ha podido guardar tu correo electrónico. Inténtalo de nuevo.',
  sendToTeam: 'Recibir la respuesta por correo',
  replyHere: 'Prefiero la respuesta aquí',
  emailSaved: 'También te responderemos por correo.',
  closed: 'Esta conversación se ha cerrado. Escribe un mensaje para reabrirla.',
  closing: 'Si no hay mensajes nuevos, esta conversación se cerrará en menos de 10\u00a0minutos.',
  rate: '¿Te hemos ayudado?',
  good: 'Sí',
  bad: 'No del todo',
  rated: 'Gracias por tu opinión.',
  comment: '¿Qué podemos mejorar? (opcional)',
  tooLarge: (name) => `${name} supera los 10\u00a0MB. Elige un archivo más pequeño.`,
  tooMany: 'Puedes enviar hasta 5 archivos a la vez.',
  writing: 'El agente de IA está escribiendo',
  full: 'No enviado: esta conversación no admite más mensajes. Empieza una conversación nueva.',
  download: (name) => `Descargar ${name}`,
  sources: 'Fuentes',
  moreEarlier: 'Mostrar mensajes anteriores',
  filesLost:
    'No enviado: la página se ha cerrado antes de subir los archivos. Elimina este mensaje y adjunta los archivos de nuevo.',
  downloadFailed: (name) => `No se ha podido descargar ${name}. Inténtalo de nuevo.`,
  earlierFailed: 'No se han podido cargar los mensajes anteriores. Inténtalo de nuevo.',
  stepFailed: 'Tu solicitud no nos ha llegado. Comprueba tu conexión e inténtalo de nuevo.',
  stepRefused: 'No ha funcionado. Inténtalo de nuevo en unos minutos.',
}

const panelTexts: Record<Language, Texts> = { 'en-US': en, 'fr-FR': fr, 'es-ES': es }

export const textsOf = (language: Language) => ({ ...launcherTexts[language], ...panelTexts[language] })

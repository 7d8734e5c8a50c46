import { cannedAnswers } from '../tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'

const texts = [
  {
    shortcut: 'late',
    title: 'The parcel is late',
    texts: {
      'en-US':
        'Hello {{customer.firstName}},\n\nI am sorry that your parcel is late. The carrier has promised to deliver it by {{cursor}}. If it is not with you then, we send another one free of charge.\n\n{{agent.name}}, {{company.name}}',
      'fr-FR':
        'Bonjour {{customer.firstName}},\n\nJe suis désolée du retard de votre colis. Le transporteur s’est engagé à le livrer d’ici au {{cursor}}. S’il n’est pas chez vous à cette date, nous vous en renvoyons un sans frais.\n\n{{agent.name}}, {{company.name}}',
      'es-ES':
        'Hola, {{customer.firstName}}:\n\nSiento que tu paquete se retrase. El transportista se ha comprometido a entregarlo antes del {{cursor}}. Si para entonces no te ha llegado, te enviamos otro sin coste.\n\n{{agent.name}}, {{company.name}}',
    },
  },
  {
    shortcut: 'broken',
    title: 'It arrived broken',
    texts: {
      'en-US':
        'Hello {{customer.firstName}},\n\nI am sorry that it did not survive the journey. Could you send a photo of the lamp and of the box? Then I can send you a new one at once. {{cursor}}\n\n{{agent.name}}',
      'fr-FR':
        'Bonjour {{customer.firstName}},\n\nJe suis désolée que la lampe n’ait pas supporté le voyage. Pourriez-vous m’envoyer une photo de la lampe et du carton ? Je vous en renvoie aussitôt une neuve. {{cursor}}\n\n{{agent.name}}',
      'es-ES':
        'Hola, {{customer.firstName}}:\n\nSiento que la lámpara no haya aguantado el viaje. ¿Puedes enviarme una foto de la lámpara y de la caja? Así te envío una nueva enseguida. {{cursor}}\n\n{{agent.name}}',
    },
  },
  {
    shortcut: 'invoice',
    title: 'Invoice with a tax number',
    texts: {
      'en-US':
        'Hello {{customer.firstName}}, which company name, address and tax number should the invoice show? {{cursor}}',
      'fr-FR':
        'Bonjour {{customer.firstName}}, quels nom de société, adresse et numéro de TVA la facture doit-elle porter ? {{cursor}}',
      'es-ES':
        'Hola, {{customer.firstName}}: ¿qué razón social, dirección y NIF deben figurar en la factura? {{cursor}}',
    },
  },
  {
    shortcut: 'return',
    title: 'How to send something back',
    texts: {
      'en-US':
        'Hello {{customer.firstName}}, you have 30 days. Pack the lamp in its box, put the label on it that I have attached, and take it to any parcel shop. {{cursor}}',
      'fr-FR':
        'Bonjour {{customer.firstName}}, vous avez 30 jours. Remettez la lampe dans son carton, collez-y l’étiquette ci-jointe et déposez-le en point relais. {{cursor}}',
    },
  },
  {
    shortcut: 'thanks',
    title: 'Thank you, and good-bye',
    texts: {
      'en-US': 'With pleasure, {{customer.firstName}}. Enjoy the light!{{cursor}}',
      'fr-FR': 'Avec plaisir, {{customer.firstName}}. Belle lumière à vous !{{cursor}}',
      'es-ES': 'Un placer, {{customer.firstName}}. ¡Que la disfrutes!{{cursor}}',
    },
  },
]

/** What the team of Maison Lumen answers again and again. */
export const cannedAnswerDemo: DemoPart = async (queries, { now }) => {
  await queries.insert(cannedAnswers).values(
    texts.map((content) => ({
      id: demoId(now, `canned answer ${content.shortcut}`),
      companyId: MAISON_LUMEN,
      ...content,
      updatedAt: now,
    })),
  )
}

import { agent, customer, handedOver, type DemoTicket } from '../thread.ts'

/** On the way, late, or broken on arrival. */
export const parcels: readonly DemoTicket[] = [
  {
    channel: 'whatsapp',
    subject: 'Globe fêlé à l’arrivée',
    tags: ['ML-10482', 'Damaged'],
    customer: { name: 'Élodie Marchand', phone: '+33 6 12 44 09 81', language: 'fr-FR', location: 'Nantes, France' },
    steps: [
      customer('6h 5m', 'Bonjour, j’ai bien reçu ma suspension Aube ce matin (commande ML-10482), mais le globe en verre est fêlé sur toute la hauteur.'),
      agent('6h 4m', 'Bonjour Élodie, je suis désolé de l’apprendre.'),
      handedOver('6h 3m', 'Damaged goods: a colleague decides on the replacement'),
    ],
  },
]

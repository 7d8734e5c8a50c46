import { about, agent, customer, support, type Topic } from '../script.ts'

export const stock: Topic = {
  en: {
    tags: ['Pre-sale', 'Stock'],
    turns: [
      about('Back in stock?', '{lamp} in {color}', 'Sold out until when?', 'Is there another batch?'),
      customer(
        'When will the {lamp} in {color} be back? I’ve been watching the page for a month.',
        'Hello, the page says “sold out” for {color}. For good, or for now?',
        'hey, any chance of the {lamp} in {color} before the end of the month? it’s for a flat viewing',
      ),
      agent(
        'Hello {first}! Our {color} is blown in small batches. The next one is planned for {day}; if you leave your address on the page, you’ll hear an hour before everybody else.',
        'Hi {first}, for now only. I don’t know the exact day of the next batch, so I’m asking the workshop.',
      ),
      support(
        'Hello {first}, I asked at the kiln: twelve pieces in {color} on {day}. I can put one aside until the evening, without obligation.',
        'Hi {first}, one came back unopened this morning. It’s yours for {price} if you like.',
      ),
      customer(
        'Oh yes please!',
        'I’ll take it. Thank you for asking.',
        'Then I’ll wait for the batch, thanks.',
      ),
    ],
  },
  fr: {
    tags: ['Pre-sale', 'Stock'],
    turns: [
      about(
        'De retour bientôt ?',
        '{lamp} en {color}',
        'Épuisée jusqu’à quand ?',
        'Une autre série prévue ?',
      ),
      customer(
        'Bonjour, quand la {lamp} en {color} sera-t-elle de retour ? Je surveille la page depuis un mois.',
        'Bonjour, la page indique « épuisé » pour le {color}. Définitivement ou pour le moment ?',
        'coucou, une chance d’avoir la {lamp} en {color} avant la fin du mois ? c’est pour une pendaison de crémaillère',
      ),
      agent(
        'Bonjour {first} ! Le {color} est soufflé en petites séries. La prochaine est prévue {day} ; laissez votre adresse sur la page et vous aurez un message une heure avant tout le monde.',
        'Bonjour {first}, pour le moment seulement. Je ne connais pas la date exacte, je demande à l’atelier.',
      ),
      support(
        'Bonjour {first}, j’ai demandé au four : douze pièces en {color} {day}. Je peux en mettre une de côté jusqu’au soir, sans engagement.',
        'Bonjour {first}, une pièce nous est revenue ce matin sans avoir été ouverte. Elle est à vous pour {price} si vous voulez.',
      ),
      customer(
        'Oh oui, s’il vous plaît !',
        'Je la prends. Merci d’avoir demandé.',
        'Alors j’attends la série, merci.',
      ),
    ],
  },
  es: {
    tags: ['Pre-sale', 'Stock'],
    turns: [
      about('¿Cuándo vuelve?', '{lamp} en {color}', '¿Agotada hasta cuándo?', '¿Habrá otra tanda?'),
      customer(
        'Hola, ¿cuándo vuelve la {lamp} en {color}? Llevo un mes mirando la página.',
        'Buenas, pone «agotado» en {color}. ¿Para siempre o de momento?',
        'hola!! hay alguna posibilidad de tener la {lamp} en {color} antes de fin de mes? es para un regalo',
      ),
      agent(
        '¡Hola, {first}! El {color} se sopla en tandas pequeñas. La próxima está prevista para el {day}; si dejas tu correo en la página, te avisamos una hora antes que a nadie.',
        'Hola, {first}, solo de momento. No sé el día exacto, así que pregunto en el taller.',
      ),
      support(
        'Hola, {first}. He preguntado en el horno: doce piezas en {color} el {day}. Te aparto una hasta la noche, sin compromiso.',
        'Hola, {first}. Esta mañana ha vuelto una sin abrir. Es tuya por {price} si quieres.',
      ),
      customer(
        '¡Sí, por favor!',
        'Me la quedo. Gracias por preguntar.',
        'Entonces espero a la tanda, gracias.',
      ),
    ],
  },
}

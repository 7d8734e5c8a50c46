import { about, agent, customer, handOver, support, type Topic } from '../script.ts'

export const lateParcels: Topic = {
  en: {
    tags: ['{order}', 'Delivery'],
    turns: [
      about(
        'Order {order} still not here',
        'Where is my {lamp}?',
        'No movement since {day}',
        'Late delivery',
      ),
      customer(
        'Hi, I ordered the {lamp} nearly two weeks ago and the tracking hasn’t changed since {day}. Order {order}. Is it still coming?',
        'Morning. {order} was meant to be here by {day} and there’s no sign of it. Could someone look into it please?',
        'Hello, my parcel seems to be on a tour of the country. It was in the depot at {city}, then somewhere else, then back again. {order}.',
        'Is there a delay at the moment? The carrier just says “in transit” for {order} and has done for six days.',
      ),
      agent(
        'Hello {first}, I’m sorry about the wait. I can see that {order} left the workshop on time; the last scan is from {day}. I’m asking a colleague to call the carrier.',
        'Hi {first}, thanks for the number. The carrier has not scanned {order} for several days, which should not happen. A colleague will find out where it is.',
      ),
      handOver('No scan for several days', 'The promised day is over'),
      support(
        'Hello {first}, I’ve had the carrier on the phone: the parcel was put on the wrong lorry and is on its way back to {city}. You should have it on {day}. Sorry about the detour.',
        'Hi {first}, {me} here. They found it in {city} with a torn label. It has a new one now and goes out for delivery on {day}.',
        'Hello {first}, the carrier admits they lost track of it. I’m not making you wait for their search: a second {lamp} leaves today by express, and if the first one turns up, just refuse it.',
      ),
      customer(
        'Thanks for chasing it. I’ll be at home on {day}.',
        'Ah, that explains it. Thank you for sorting it out so quickly!',
        'Brilliant, I’ll keep an eye out.',
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Delivery'],
    turns: [
      about(
        'Colis {order} toujours pas arrivé',
        'Où est ma {lamp} ?',
        'Suivi bloqué depuis {day}',
        'Retard de livraison',
      ),
      customer(
        'Bonjour, j’ai commandé la {lamp} il y a bientôt deux semaines et le suivi n’a pas bougé depuis {day}. Commande {order}. Vous savez où elle est ?',
        'Bonjour, le colis {order} devait arriver {day} et toujours rien. Est-ce que vous pouvez regarder de votre côté ?',
        'Bonsoir, d’après le suivi mon colis fait des allers-retours entre {city} et ailleurs. C’est normal ? {order}',
        'Bonjour, « en cours d’acheminement » depuis six jours pour la {order}, je commence à m’inquiéter un peu.',
      ),
      agent(
        'Bonjour {first}, désolé pour l’attente. La commande {order} est bien partie de l’atelier ; le dernier passage enregistré date de {day}. Je demande à une collègue d’appeler le transporteur.',
        'Bonjour {first}, merci pour le numéro. Le transporteur n’a pas enregistré {order} depuis plusieurs jours, ce n’est pas normal. Une collègue va se renseigner.',
      ),
      handOver('No scan for several days', 'The promised day is over'),
      support(
        'Bonjour {first}, j’ai eu le transporteur : le colis est parti dans le mauvais camion et revient vers {city}. Vous devriez l’avoir {day}. Désolée pour le détour.',
        'Bonjour {first}, {me} de Maison Lumen. Ils l’ont retrouvé à {city}, l’étiquette était arrachée. Il repart avec une neuve et sera livré {day}.',
        'Bonjour {first}, le transporteur reconnaît l’avoir perdu de vue. Je ne vous fais pas attendre leur enquête : une deuxième {lamp} part aujourd’hui en express, et si la première arrive, refusez-la simplement.',
      ),
      customer(
        'Merci d’avoir appelé. Je serai là {day}.',
        'Ah, je comprends mieux. Merci pour votre efficacité !',
        'Parfait, je guette le livreur.',
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Delivery'],
    turns: [
      about(
        'El pedido {order} no llega',
        '¿Dónde está mi {lamp}?',
        'Sin noticias desde el {day}',
        'Entrega con retraso',
      ),
      customer(
        'Hola, pedí la {lamp} hace casi dos semanas y el seguimiento no cambia desde el {day}. Pedido {order}. ¿Sabéis algo?',
        'Buenos días, el {order} tenía que llegar el {day} y aquí no hay nada. ¿Lo podéis mirar?',
        'Buenas, según el seguimiento mi paquete va y viene entre {city} y otro sitio. ¿Es normal? {order}',
        'Hola, lleva seis días «en tránsito» el {order} y empiezo a preocuparme.',
      ),
      agent(
        'Hola, {first}. Siento la espera. El {order} salió a tiempo del taller; el último registro es del {day}. Pido a una compañera que llame al transportista.',
        'Hola, {first}, gracias por el número. El transportista no registra el {order} desde hace días y eso no debería pasar. Una compañera lo va a averiguar.',
      ),
      handOver('No scan for several days', 'The promised day is over'),
      support(
        'Hola, {first}. He hablado con el transportista: lo cargaron en otro camión y ya vuelve hacia {city}. Lo tendrás el {day}. Perdona el rodeo.',
        'Hola, {first}, soy {me}. Lo han encontrado en {city} con la etiqueta rota. Ya lleva una nueva y sale a reparto el {day}.',
        'Hola, {first}. Reconocen que le han perdido la pista. No te hago esperar: hoy mismo sale otra {lamp} por mensajería urgente; si llega la primera, recházala y ya está.',
      ),
      customer(
        'Gracias por llamar. El {day} estaré en casa.',
        '¡Ah, vale! Gracias por la rapidez.',
        'Perfecto, estaré pendiente.',
      ),
    ],
  },
}

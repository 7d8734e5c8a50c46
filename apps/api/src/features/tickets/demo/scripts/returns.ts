import { about, agent, customer, oneOf, support, type Topic } from '../script.ts'

export const returns: Topic = {
  en: {
    tags: ['{order}', 'Return'],
    turns: [
      about(
        'Return of the {lamp}',
        'How do I send it back?',
        'Changed my mind, {order}',
        'Return label please',
      ),
      customer(
        'I’d like to return the {lamp} ({order}). It’s beautiful, but far too bright for the bedroom. What do I have to do?',
        'Hello, can I still send back {order}? It has been ten days and I only opened the box once.',
        'Hi, my partner bought the same lamp on the same day, which says something about us. Can one of them go back? {order}',
      ),
      agent(
        'Of course, {first}. You have 30 days. Pack it the way it came, stick the label that I have just mailed to you on the box, and hand it in at any parcel shop in {city}.',
        'Yes, {first}, within 30 days and unused. The label is in your mail; the parcel shop prints it for you if you show the code {code}.',
      ),
      oneOf(
        [
          customer('Does the refund include the postage I paid?'),
          support(
            'Yes, the postage too. As soon as the parcel is checked here, {price} goes back to your card, usually three days after it arrives.',
          ),
        ],
        [
          customer('And when do I get the money?'),
          support(
            'Usually three days after the parcel has arrived here, {first}: {price}, to the card that you paid with.',
          ),
        ],
        [
          customer('I no longer have the inner cardboard, is that a problem?'),
          support(
            'No problem, {first}: any sturdy box will do, with paper all around the glass. The refund of {price} follows three days after it arrives.',
          ),
        ],
      ),
      customer('Perfect, dropping it off on {day}.', 'Great, thanks for the clear answer.'),
    ],
  },
  fr: {
    tags: ['{order}', 'Return'],
    turns: [
      about(
        'Retour de la {lamp}',
        'Comment la renvoyer ?',
        'Une erreur de ma part, {order}',
        'Étiquette de retour',
      ),
      customer(
        'Bonjour, je souhaite renvoyer la {lamp} ({order}). Elle est magnifique, mais bien trop lumineuse pour la chambre. Comment faire ?',
        'Bonjour, est-il encore temps de renvoyer la {order} ? Cela fait dix jours et je n’ai ouvert le carton qu’une fois.',
        'Bonjour, mon mari a acheté la même lampe le même jour, ça en dit long sur nous. Peut-on en renvoyer une ? {order}',
      ),
      agent(
        'Bien sûr, {first}. Vous avez 30 jours. Remballez-la comme à l’arrivée, collez l’étiquette que je viens de vous envoyer et déposez le tout dans un point relais de {city}.',
        'Oui, {first}, sous 30 jours et sans avoir servi. L’étiquette est dans votre boîte ; le point relais l’imprime si vous montrez le code {code}.',
      ),
      oneOf(
        [
          customer('Est-ce que le port est remboursé aussi ?'),
          support(
            'Oui, le port aussi. Dès que le colis est contrôlé, {price} repartent vers votre carte, en général trois jours après son arrivée.',
          ),
        ],
        [
          customer('Et le remboursement, c’est pour quand ?'),
          support(
            'En général trois jours après l’arrivée du colis ici, {first} : {price}, sur la carte de la commande.',
          ),
        ],
        [
          customer('Je n’ai plus le carton intérieur, c’est gênant ?'),
          support(
            'Pas du tout, {first} : n’importe quel carton solide convient, avec du papier tout autour du verre. Les {price} suivent trois jours après l’arrivée.',
          ),
        ],
      ),
      customer('Parfait, je le dépose {day}.', 'Merci, c’est très clair.'),
    ],
  },
  es: {
    tags: ['{order}', 'Return'],
    turns: [
      about(
        'Devolución de la {lamp}',
        '¿Cómo la devuelvo?',
        'Me lo he pensado mejor, {order}',
        'Etiqueta de devolución',
      ),
      customer(
        'Hola, quiero devolver la {lamp} ({order}). Es preciosa, pero da demasiada luz para el dormitorio. ¿Qué hago?',
        'Buenas, ¿estoy a tiempo de devolver el {order}? Han pasado diez días y solo he abierto la caja una vez.',
        'Hola, mi pareja compró la misma lámpara el mismo día, así somos. ¿Puedo devolver una? {order}',
      ),
      agent(
        'Claro, {first}. Tienes 30 días. Guárdala como venía, pega la etiqueta que te acabo de mandar y llévala a cualquier punto de entrega de {city}.',
        'Sí, {first}, en 30 días y sin usar. La etiqueta está en tu correo; en el punto de entrega la imprimen con el código {code}.',
      ),
      oneOf(
        [
          customer('¿Me devolvéis también el envío?'),
          support(
            'Sí, el envío también. En cuanto la revisamos, te devolvemos {price} a la tarjeta; suele ser a los tres días de llegar.',
          ),
        ],
        [
          customer('¿Y cuándo me llega el dinero?'),
          support(
            'Normalmente a los tres días de llegar el paquete, {first}: {price}, a la tarjeta con la que pagaste.',
          ),
        ],
        [
          customer('Ya no tengo el cartón de dentro, ¿pasa algo?'),
          support(
            'No pasa nada, {first}: vale cualquier caja fuerte con papel alrededor del cristal. Los {price} llegan a los tres días.',
          ),
        ],
      ),
      customer('Perfecto, la llevo el {day}.', 'Genial, gracias por explicarlo tan bien.'),
    ],
  },
}

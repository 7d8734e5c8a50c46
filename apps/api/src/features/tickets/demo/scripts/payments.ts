import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const payments: Topic = {
  en: {
    tags: ['Payment'],
    turns: [
      oneOf(
        [
          about('Code {code} does not work'),
          customer('The code {code} from your letter gives “not valid”. Typed it three times.'),
          agent(
            'Hello {first}, {code} is valid for orders above 80 euros, postage not counted. Could that be it?',
          ),
          handOver('Payment has to be checked'),
          support('Hi {first}, the code had a limit that we forgot to lift. It works now.'),
          customer('Works now, thanks.'),
        ],
        [
          about('Card declined'),
          customer('My card is declined at the last step although there’s plenty on it.'),
          agent(
            'Hello {first}, most often the confirmation in the bank’s app has expired: it waits for five minutes only.',
          ),
          customer('That was it: the app had asked in a corner of the screen. Thanks.'),
        ],
        [
          about('Charged but no order'),
          customer('I was charged {price} but never got a confirmation. Did the order go through?'),
          agent('Hello {first}, I can’t see payments myself, so I’m passing this on.'),
          handOver('Payment has to be checked'),
          support(
            'Hello {first}, it’s a reservation of the amount from a first try; the bank lets it go by itself. No order yet, I’m afraid: please place it once more.',
          ),
          customer('Understood, thank you.'),
        ],
        [
          about('Pay by bank transfer?'),
          customer('Can a school pay by invoice or transfer? We’re not allowed a card.'),
          support('Hello {first}, yes: choose “bank transfer”, we keep the goods for ten days.'),
          customer('Good, the transfer goes out on {day}.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['Payment'],
    turns: [
      oneOf(
        [
          about('Le code {code} ne passe pas'),
          customer('Bonjour, le code {code} de votre lettre est « non valide ». Tapé trois fois.'),
          agent(
            'Bonjour {first}, {code} vaut pour les commandes de plus de 80 euros, hors port. Serait-ce cela ?',
          ),
          handOver('Payment has to be checked'),
          support(
            'Bonjour {first}, le code avait une limite que nous avions oublié de lever. Il marche maintenant.',
          ),
          customer('Ça marche, merci.'),
        ],
        [
          about('Carte refusée'),
          customer(
            'Bonjour, ma carte est refusée à la dernière étape alors qu’elle est largement provisionnée.',
          ),
          agent(
            'Bonjour {first}, le plus souvent la confirmation dans l’application de la banque a expiré : elle n’attend que cinq minutes.',
          ),
          customer('C’était ça : l’application demandait dans un coin de l’écran. Merci.'),
        ],
        [
          about('Débit sans commande'),
          customer(
            'Bonjour, on m’a débité {price} et je n’ai aucune confirmation. La commande est-elle passée ?',
          ),
          agent('Bonjour {first}, je n’ai pas accès aux paiements, je transmets.'),
          handOver('Payment has to be checked'),
          support(
            'Bonjour {first}, c’est une réservation d’un premier essai, la banque la libère toute seule. Pas de commande encore, hélas : refaites-la, s’il vous plaît.',
          ),
          customer('Compris, merci.'),
        ],
        [
          about('Payer par virement ?'),
          customer('Bonjour, une école peut-elle payer par mandat ou virement ? Nous n’avons pas de carte.'),
          support('Bonjour {first}, oui : choisissez « virement », nous gardons les articles dix jours.'),
          customer('Bien, le virement part {day}.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['Payment'],
    turns: [
      oneOf(
        [
          about('El código {code} no funciona'),
          customer('Hola, el código {code} de vuestra carta sale «no válido». Lo he escrito tres veces.'),
          agent(
            'Hola, {first}. El {code} vale para pedidos de más de 80 euros, sin contar el envío. ¿Será eso?',
          ),
          handOver('Payment has to be checked'),
          support('Hola, {first}. El código tenía un límite que olvidamos quitar. Ya funciona.'),
          customer('Ya funciona, gracias.'),
        ],
        [
          about('Tarjeta rechazada'),
          customer('Buenas, me rechaza la tarjeta en el último paso y hay saldo de sobra.'),
          agent(
            'Hola, {first}. Casi siempre es que caducó la confirmación en la aplicación del banco: espera solo cinco minutos.',
          ),
          customer('Era eso: la aplicación preguntaba en una esquina de la pantalla. Gracias.'),
        ],
        [
          about('Cobrado sin pedido'),
          customer('Hola, me han cobrado {price} y no tengo confirmación. ¿Ha entrado el pedido?'),
          agent('Hola, {first}. No veo los pagos, así que lo paso.'),
          handOver('Payment has to be checked'),
          support(
            'Hola, {first}. Es la reserva de un primer intento; el banco la suelta solo. Pedido no hay todavía: hazlo otra vez, por favor.',
          ),
          customer('Entendido, gracias.'),
        ],
        [
          about('¿Se puede pagar por transferencia?'),
          customer('Buenos días, ¿un colegio puede pagar por transferencia? No tenemos tarjeta.'),
          support('Hola, {first}. Sí: elige «transferencia» y te lo guardamos diez días.'),
          customer('Bien, la transferencia sale el {day}.'),
        ],
      ),
    ],
  },
}

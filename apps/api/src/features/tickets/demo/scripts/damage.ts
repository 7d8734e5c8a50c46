import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const damage: Topic = {
  en: {
    tags: ['{order}', 'Damaged'],
    turns: [
      about(
        'Arrived broken',
        'Crack in the glass',
        '{lamp} damaged in the post',
        'Broken on arrival, {order}',
      ),
      customer(
        'The {lamp} arrived today and the glass is in three pieces. The box had no mark on it at all. Order {order}.',
        'Hello, I’ve just unpacked the {lamp} and there’s a hairline crack from the top to the rim. Is it safe to use? {order}',
        'Hi, sad news: {order} came with the shade chipped. It’s only a small piece, but you see it as soon as it’s lit.',
      ),
      agent(
        'I’m sorry, {first}. Glass that arrives broken is replaced at no cost. Please don’t switch it on. Could you send a photo of the glass and one of the box? A colleague takes it from there.',
        'Oh no, {first}. Please leave it unplugged. We replace it free of charge; a photo of the damage is all we need, and a colleague will answer you today.',
      ),
      handOver('Breakage on arrival'),
      oneOf(
        [
          support(
            'Hello {first}, thank you for the photos. A new glass in {color} leaves tomorrow, packed by Marc himself. Keep the fitting, and put the broken glass into the bin for household glass, not the bottle bank.',
          ),
          customer(
            'Thank you! No hurry, I have the old lamp up for now.',
            'That was quick, thank you. Apart from that it’s lovely.',
          ),
        ],
        [
          support(
            'Hi {first}, that shouldn’t have happened. I can send a new shade, or refund {price} if you’d rather keep it as it is. Which do you prefer?',
          ),
          customer(
            'A new one, please. Apart from that it’s lovely.',
            'The new glass would be great. Thanks for making it so easy.',
          ),
          support(
            'It’s on its way, with a tracking link in your mail. Thank you for your patience, {first}.',
          ),
        ],
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Damaged'],
    turns: [
      about(
        'Arrivée cassée',
        'Verre fendu',
        '{lamp} abîmée pendant le transport',
        'Casse à la livraison, {order}',
      ),
      customer(
        'Bonjour, la {lamp} est arrivée ce matin et le verre est en trois morceaux. Le carton n’avait pourtant aucune trace. Commande {order}.',
        'Bonjour, en déballant la {lamp} j’ai vu un fil qui part du haut et descend jusqu’au bord. Est-ce dangereux de l’allumer ? {order}',
        'Bonsoir, petite déception : la {order} est arrivée avec l’abat-jour ébréché. C’est petit, mais allumée on ne voit que ça.',
      ),
      agent(
        'Je suis désolé, {first}. Un verre arrivé cassé est remplacé sans frais. Ne l’allumez pas, s’il vous plaît. Pouvez-vous envoyer une photo du verre et une du carton ? Une collègue prend la suite.',
        'Oh non, {first}. Laissez-la débranchée. Nous la remplaçons gratuitement : une photo suffit, une collègue vous répond aujourd’hui.',
      ),
      handOver('Breakage on arrival'),
      oneOf(
        [
          support(
            'Bonjour {first}, merci pour les photos. Un nouveau verre en {color} part demain, emballé par Marc en personne. Gardez la monture, et jetez le verre cassé avec les ordures, pas avec les bouteilles.',
          ),
          customer(
            'Merci ! Rien ne presse, l’ancienne lampe fait l’intérim.',
            'Quelle rapidité, merci. Sinon elle est superbe.',
          ),
        ],
        [
          support(
            'Bonjour {first}, cela n’aurait pas dû arriver. Je peux envoyer un nouvel abat-jour, ou vous rembourser {price} si vous préférez la garder ainsi. Que choisissez-vous ?',
          ),
          customer(
            'Un nouveau verre, s’il vous plaît. Sinon elle est superbe.',
            'Le remplacement me va très bien, merci de rendre ça si simple.',
          ),
          support('C’est parti, le lien de suivi est dans votre boîte. Merci de votre patience, {first}.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Damaged'],
    turns: [
      about(
        'Llegó rota',
        'Una grieta en el cristal',
        '{lamp} dañada en el envío',
        'Rotura en la entrega, {order}',
      ),
      customer(
        'Hola, hoy ha llegado la {lamp} y el cristal viene en tres trozos. Y la caja sin un golpe. Pedido {order}.',
        'Buenas tardes, al abrir la {lamp} he visto una grieta de arriba abajo. ¿Es peligroso encenderla? {order}',
        'Hola, una pena: la {order} ha llegado con la pantalla desconchada. Es poco, pero encendida solo se ve eso.',
      ),
      agent(
        'Lo siento mucho, {first}. El cristal que llega roto se cambia sin coste. No la enciendas, por favor. ¿Me mandas una foto del cristal y otra de la caja? Sigue una compañera.',
        'Vaya, {first}. Déjala desenchufada. La cambiamos gratis: con una foto basta, y una compañera te contesta hoy.',
      ),
      handOver('Breakage on arrival'),
      oneOf(
        [
          support(
            'Hola, {first}, gracias por las fotos. Mañana sale un cristal nuevo en {color}, embalado por Marc en persona. Quédate con el soporte; el cristal roto, a la basura normal, no al contenedor de vidrio.',
          ),
          customer(
            '¡Gracias! Sin prisa, de momento aguanto con la vieja.',
            'Qué rapidez, gracias. Por lo demás es preciosa.',
          ),
        ],
        [
          support(
            'Hola, {first}. No tendría que haber pasado. Te mando otra pantalla o te devuelvo {price} si te la quedas así. ¿Qué prefieres?',
          ),
          customer(
            'Otro cristal, por favor. Por lo demás es preciosa.',
            'El cristal nuevo, gracias por ponerlo tan fácil.',
          ),
          support(
            'Ya está en camino, tienes el seguimiento en el correo. Gracias por la paciencia, {first}.',
          ),
        ],
      ),
    ],
  },
}

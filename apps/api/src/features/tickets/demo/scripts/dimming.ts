import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const dimming: Topic = {
  en: {
    tags: ['Dimmer'],
    turns: [
      oneOf(
        [
          about('Flickering', 'Which dimmer?'),
          customer(
            'The {lamp} flickers as soon as I dim it below a third. Fault of the lamp or of my dimmer?',
          ),
          agent(
            'Hi {first}, that is nearly always the dimmer: it has to be a trailing-edge one for LED, with a minimum load of 5 W or less. What does it say on yours?',
          ),
          customer('It says “40–400 W, R, L”, if that tells you something.'),
          handOver('Technical question'),
          support(
            'Hello {first}, {me} here. Then it’s an old one for halogen, and that explains it. An electrician swaps it in ten minutes; I’d take one rated 3–100 W LED.',
          ),
          customer('Swapped, and not a flicker any more. Thank you!'),
        ],
        [
          about('Bulb for the {lamp}'),
          customer('Which bulb goes into the {lamp}, and does it have to be yours?'),
          agent(
            'Hello {first}, E27, at most 12 W LED and 13 cm long. Any brand works; ours is the ML-LED-8W, 2700 K, dimmable.',
          ),
          customer('And which one is the warmest you have?'),
          handOver('Technical question'),
          support(
            'Hi {first}, 2200 K, nearly candlelight. I can add one to your next order free of charge, to try it out.',
          ),
          customer('Very kind, thanks.'),
        ],
        [
          about('Humming at night'),
          customer('it hums. not loud, but i lie under it. {lamp}, bought last month'),
          agent(
            'Hi {first}, that is nearly always the dimmer: it has to be a trailing-edge one for LED, with a minimum load of 5 W or less. What does it say on yours?',
          ),
          customer('Tried another bulb, same thing.'),
          handOver('Technical question'),
          support(
            'Hello {first}, then I’d like to see the driver. Here’s a label; we look at it the day it arrives and send a new one if it is to blame.',
          ),
          customer('OK, it goes off on {day}.'),
        ],
        [
          about('Smart bulb in the {lamp}?'),
          customer('Is the {lamp} fine with a smart bulb, or does the glass get in the way of the radio?'),
          agent('Hello {first}, smart bulbs work in all our lamps: glass does not shield anything.'),
          customer('Perfect, that’s all I wanted to know.'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['Dimmer'],
    turns: [
      oneOf(
        [
          about('Ça clignote', 'Quel variateur ?'),
          customer(
            'Bonjour, la {lamp} clignote dès que je baisse sous un tiers. C’est la lampe ou mon variateur ?',
          ),
          agent(
            'Bonjour {first}, c’est presque toujours le variateur : il en faut un à coupure en fin de phase, pour LED, avec une charge minimale de 5 W ou moins. Qu’est-ce qui est écrit sur le vôtre ?',
          ),
          customer('Il y a écrit « 40–400 W, R, L », si ça vous parle.'),
          handOver('Technical question'),
          support(
            'Bonjour {first}, ici {me}. C’est donc un ancien, pour halogènes, et tout s’explique. Un électricien le change en dix minutes ; prenez-en un marqué 3–100 W LED.',
          ),
          customer('Changé, et plus un clignotement. Merci !'),
        ],
        [
          about('Ampoule pour la {lamp}'),
          customer('Bonjour, quelle ampoule pour la {lamp} ? Faut-il prendre la vôtre ?'),
          agent(
            'Bonjour {first}, E27, LED de 12 W au plus et 13 cm de long. Toutes les marques conviennent ; la nôtre est la ML-LED-8W, 2700 K, variable.',
          ),
          customer('Et la plus chaude que vous ayez ?'),
          handOver('Technical question'),
          support(
            'Bonjour {first}, 2200 K, presque une bougie. Je vous en glisse une dans la prochaine commande pour essayer.',
          ),
          customer('C’est gentil, merci.'),
        ],
        [
          about('Un bourdonnement le soir'),
          customer('elle bourdonne. pas fort, mais je dors dessous. {lamp} achetée le mois dernier'),
          agent(
            'Bonjour {first}, c’est presque toujours le variateur : il en faut un à coupure en fin de phase, pour LED, avec une charge minimale de 5 W ou moins. Qu’est-ce qui est écrit sur le vôtre ?',
          ),
          customer('J’ai essayé une autre ampoule, c’est pareil.'),
          handOver('Technical question'),
          support(
            'Bonjour {first}, alors j’aimerais voir le transformateur. Voici une étiquette ; nous le testons le jour même et en renvoyons un neuf si c’est lui.',
          ),
          customer('D’accord, il part {day}.'),
        ],
        [
          about('Ampoule connectée ?'),
          customer(
            'Bonjour, la {lamp} accepte-t-elle une ampoule connectée, ou le verre gêne-t-il le signal ?',
          ),
          agent(
            'Bonjour {first}, les ampoules connectées fonctionnent dans toutes nos lampes : le verre n’arrête rien.',
          ),
          customer('Parfait, c’est tout ce que je voulais savoir.'),
        ],
      ),
    ],
  },
  es: {
    tags: ['Dimmer'],
    turns: [
      oneOf(
        [
          about('Parpadea', '¿Qué regulador?'),
          customer('Hola, la {lamp} parpadea cuando bajo de un tercio. ¿Es la lámpara o mi regulador?'),
          agent(
            'Hola, {first}. Casi siempre es el regulador: tiene que ser de corte al final de fase, para LED, con carga mínima de 5 W o menos. ¿Qué pone en el tuyo?',
          ),
          customer('Pone «40–400 W, R, L», por si te dice algo.'),
          handOver('Technical question'),
          support(
            'Hola, {first}, soy {me}. Entonces es de los antiguos, para halógenas. Un electricista lo cambia en diez minutos; busca uno de 3–100 W LED.',
          ),
          customer('Cambiado y ni un parpadeo. ¡Gracias!'),
        ],
        [
          about('Bombilla para la {lamp}'),
          customer('Buenas, ¿qué bombilla lleva la {lamp}? ¿Tiene que ser la vuestra?'),
          agent(
            'Hola, {first}. E27, LED de 12 W como mucho y 13 cm de largo. Vale cualquier marca; la nuestra es la ML-LED-8W, 2700 K, regulable.',
          ),
          customer('¿Y la más cálida que tengáis?'),
          handOver('Technical question'),
          support(
            'Hola, {first}: 2200 K, casi una vela. Te meto una en el próximo pedido para que la pruebes.',
          ),
          customer('Qué detalle, gracias.'),
        ],
        [
          about('Un zumbido por la noche'),
          customer('zumba. no mucho, pero duermo debajo. {lamp}, del mes pasado'),
          agent(
            'Hola, {first}. Casi siempre es el regulador: tiene que ser de corte al final de fase, para LED, con carga mínima de 5 W o menos. ¿Qué pone en el tuyo?',
          ),
          customer('He probado otra bombilla y igual.'),
          handOver('Technical question'),
          support(
            'Hola, {first}. Entonces me gustaría ver el transformador. Te mando una etiqueta; lo probamos el mismo día y, si es culpa suya, sale uno nuevo.',
          ),
          customer('Vale, lo mando el {day}.'),
        ],
        [
          about('¿Bombilla inteligente?'),
          customer('Hola, ¿la {lamp} va con bombilla inteligente o el cristal corta la señal?'),
          agent('Hola, {first}. Las inteligentes van bien en todas: el cristal no corta nada.'),
          customer('Perfecto, era todo lo que quería saber.'),
        ],
      ),
    ],
  },
}

import { about, customer, support, type Topic } from '../script.ts'

export const thanks: Topic = {
  en: {
    tags: ['Feedback'],
    turns: [
      about('Just a thank-you', 'A photo of the {lamp}', 'Well packed!', 'For the workshop'),
      customer(
        'No question, only this: the {lamp} has been up for a week and I still switch it on just to look at it.',
        'Whoever packs your parcels: three floors, a bike courier and a cat, and not a scratch. Thank you.',
        'My father is 91 and says your reading light is the first one that does what it says. I was to pass that on.',
        'Here’s the {lamp} in {color} over our table in {city}. You may use the photo if you like.',
      ),
      support(
        'What a lovely message, {first}! I’ve read it out in the workshop. Enjoy the light.',
        'Thank you, {first}. It’s pinned up beside the kiln now.',
        'That makes our {day}, {first}. Greetings from Lyon!',
      ),
    ],
  },
  fr: {
    tags: ['Feedback'],
    turns: [
      about('Juste merci', 'Photo de la {lamp}', 'Bravo pour l’emballage', 'Pour l’atelier'),
      customer(
        'Pas de question, juste un mot : la {lamp} est posée depuis une semaine et je l’allume encore pour le plaisir.',
        'À celui qui emballe chez vous : trois étages, un coursier à vélo et un chat, pas une rayure. Merci.',
        'Mon père a 91 ans et dit que votre liseuse est la première qui tienne ses promesses. Je devais vous le transmettre.',
        'Voici la {lamp} en {color} au-dessus de notre table, à {city}. Vous pouvez utiliser la photo.',
      ),
      support(
        'Quel joli message, {first} ! Je l’ai lu à voix haute à l’atelier. Profitez-en bien.',
        'Merci, {first}. Il est punaisé à côté du four maintenant.',
        'Voilà qui fait notre {day}, {first}. Bien à vous, de Lyon !',
      ),
    ],
  },
  es: {
    tags: ['Feedback'],
    turns: [
      about('Solo gracias', 'Foto de la {lamp}', '¡Qué bien embalado!', 'Para el taller'),
      customer(
        'No es una pregunta: la {lamp} lleva una semana puesta y la sigo encendiendo solo por verla.',
        'Para quien embala: tres pisos, un mensajero en bici y un gato, y ni un rasguño. Gracias.',
        'Mi padre tiene 91 años y dice que vuestra lámpara de lectura es la primera que cumple. Tenía que decíroslo.',
        'Aquí va la {lamp} en {color} sobre nuestra mesa, en {city}. Podéis usar la foto.',
      ),
      support(
        '¡Qué mensaje tan bonito, {first}! Lo he leído en voz alta en el taller. Que la disfrutes.',
        'Gracias, {first}. Ya está colgado junto al horno.',
        'Nos alegras el {day}, {first}. ¡Saludos desde Lyon!',
      ),
    ],
  },
}

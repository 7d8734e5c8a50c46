import { closed, type DemoTicket } from '../thread.ts'
import { dialogue } from './dialogue.ts'

/** Conversations that took a week and many messages. */
export const longTalks: readonly DemoTicket[] = [
  {
    channel: 'web',
    subject: 'Lighting for a small restaurant',
    tags: ['Pre-sale', 'Trade'],
    customer: {
      name: 'Marguerite Oyelaran',
      email: 'marguerite@thecopperspoon.example',
      phone: '+44 7700 900 455',
      language: 'en-GB',
      location: 'Margate, United Kingdom',
    },
    steps: [
      ...dialogue(
        '47d 9h',
        `
        c: Hello! I’m opening a restaurant with 28 seats and one long wall of brick. I’ve fallen for the Brume, but I’ve no idea how many I need or how to wire them.
        a: Hello Marguerite, congratulations! For tables of two we usually suggest one Brume 40 per table, 60 to 70 cm above the top. How many tables are there, and how high is the ceiling?
        c: Eleven tables of two along the wall, and one of six by the window. Ceiling is 3.1 m, with two beams across.
        c: And it floods with sun until about six in the evening, so nobody will see the lamps before that.
        a: Then eleven Brume 40 and two Brume 50 over the table of six. I’m asking Thomas to look at the wiring, since that is a question for a person.
        t: Hello Marguerite, Thomas here. A drawing would help me: where the beams are, where the current comes out, and where you want to switch.
        c: I can do a photo of a napkin. Will that do?
        t: The best plans are on napkins.
        c: There. The crosses are tables, the wavy thing is the bar, the black square is the fuse box, I think.
        t: That’s the fuse box or a very small cellar. Two circuits then: wall and window. Both on one dimmer each?
        c: Can one dimmer do eleven lamps?
        t: With our 8 W bulbs that’s 88 W, so a dimmer for 3 to 150 W LED is fine. I’d take two and keep the spare current for the day you add a lamp.
        c: I won’t add a lamp.
        t: Everybody adds a lamp.
        c: My electrician says the brick wall must not be drilled. It’s listed.
        t: Then we go along the beams: a cable from beam to beam and the lamps hang from hooks. The cable comes in 3, 5 and 8 m.
        c: Does that look tidy, or like a fairground?
        t: Like a kitchen in Lyon in 1930. I’ll send you two photos of a bistro that did it.
        c: Oh, that’s lovely actually. What colour are the cables?
        t: Linen there. Mustard and charcoal exist too.
        c: Charcoal, the beams are nearly black.
        t: Noted. Eleven hooks in charcoal, too.
        c: Now the awkward question: what does all that cost?
        l: Good morning Marguerite, Camille here, the owner. For thirteen lamps with cables, hooks and bulbs I can offer you the trade price: 2,340 euros instead of 2,925, delivery included.
        c: That’s kind. Could I pay half now and half when we open?
        l: Yes, gladly. When is the opening?
        c: In five weeks, if the floor dries.
        l: Then they leave in three. The glass is blown next Thursday, and you’re welcome to watch by video.
        c: I’d love that. The whole kitchen will want to.
        l: Thursday at three then, four o’clock in Lyon. I’ll send you the link.
        c: We watched with our mouths open. The one that fell, was it ours?
        l: It was, and the next one was better.
        c: Small change: the table of six becomes eight. Still two Brume 50?
        t: Three, I’d say, 75 cm apart. Two leave a dark hole in the middle of eight.
        c: So I do add a lamp.
        t: I’d never say so.
        l: The third one is on the house, as a present for the opening.
        c: You’re wonderful. Deposit is paid.
        i: Hello Marguerite, Inès here: the deposit has arrived, thank you. Fourteen lamps in five boxes. Is there somebody to take them in on a weekday morning?
        c: I live here at this point. Any morning.
        i: They’re out for delivery on Tuesday between eight and twelve.
        c: All five boxes are here, not a scratch. They’re stacked where the pastry section should be.
        t: Before you hang them: the hooks carry 15 kg each, but the screws have to go into wood, not into plaster. Two per hook.
        c: They’re up. I cried a bit. Photo follows when the dust has settled.
        c: Here. That’s the first evening with guests. Somebody asked where they could buy the lamps.
        l: It looks like a place where one wants to stay. May we show it on our page, with your address?
        c: Please do! And come by if you’re ever in Margate, there’s a table of eight with excellent light.
        l: We will. Thank you for taking us along.
        `,
      ),
      closed('40d 18h', 'Camille Roy'),
    ],
  },
  {
    channel: 'whatsapp',
    subject: 'Restaurer une suspension de 1968',
    tags: ['Parts', 'Care'],
    customer: {
      name: 'Gontran Duvivier',
      phone: '+33 6 39 98 41 17',
      language: 'fr-FR',
      location: 'Mâcon, France',
    },
    steps: [
      ...dialogue(
        '63d 8h',
        `
        c: Bonjour, j’ai hérité d’une suspension Maison Lumen achetée par mes grands-parents en 1968. Elle n’a pas éclairé depuis vingt ans. Est-ce que ça se répare ?
        a: Bonjour Gontran, quelle belle histoire. Les modèles de cette époque se réparent presque toujours. Y a-t-il un numéro gravé à l’intérieur de la monture ?
        c: Je vois un L, un tiret et peut-être un 7. Ou un 1.
        a: Je transmets à une collègue qui connaît les archives.
        i: Bonjour Gontran, Inès à l’atelier. Une photo de l’intérieur, avec une lampe rasante, et je vous dis ce que c’est.
        c: Voilà. Pardon pour l’araignée.
        i: L’araignée est d’époque. C’est un L-17 : un globe soufflé à la canne, trois cents exemplaires.
        c: Trois cents ! Et le verre est entier, à part une bulle.
        i: La bulle aussi est d’époque. Ne frottez surtout pas.
        c: Trop tard pour un côté. Je m’y suis pris avec une éponge douce.
        i: Alors rien de grave. De l’eau tiède et un chiffon, c’est tout.
        c: Le câble est en coton tressé et se défait quand on le regarde.
        i: Celui-là, il faut le changer avant de rallumer quoi que ce soit. Nous en avons un en coton, avec la terre.
        c: Il y a une terre à ajouter ? L’ancien n’a que deux fils.
        i: Oui, la monture est en laiton. Un électricien fait ça vite, ou vous nous l’envoyez.
        c: Vous l’envoyer me fait peur, avec les transporteurs.
        i: Je comprends. Vous êtes à Mâcon, nous à Lyon : une heure de train. Venez avec elle un jeudi, il y a du café.
        c: Sérieusement ?
        i: Très sérieusement. Marc veut la voir, il en parle depuis ce matin.
        c: Jeudi de la semaine prochaine alors. Je la porterai comme un nouveau-né.
        i: C’est noté, à partir de quatorze heures.
        c: Petite question d’ici là : la douille est en porcelaine, on la garde ?
        i: Si elle n’est pas fendue, oui. Elle vaut mieux que beaucoup de neuves.
        c: Une petite ligne, mais seulement à la surface.
        i: Marc regardera à la loupe.
        c: Je suis dans le train. Les gens me regardent.
        i: Normal, vous voyagez avec une pièce de musée.
        c: Bien rentré. Merci pour l’accueil, et pour la visite du four. Je n’ai pas de mots.
        i: C’était un plaisir. Le devis : câble et terre 38 €, douille d’origine gardée, polissage du laiton offert.
        c: Offert ?
        i: Marc insiste. Il dit qu’on n’en voit qu’une tous les dix ans.
        c: Alors accepté, et remerciez-le.
        i: Elle est prête. Vous passez, ou on vous l’apporte ? Camille va à Mâcon samedi.
        c: Si Camille passe, je fais une tarte.
        l: Je viens pour la lampe. Et pour la tarte.
        c: Elle éclaire. Ma mère l’a reconnue tout de suite. Merci à toute l’équipe, vraiment.
        i: C’est pour des jours comme celui-là qu’on fait ce métier. Prenez soin d’elle, Gontran.
        `,
      ),
      closed('57d'),
    ],
  },
  {
    channel: 'discord',
    subject: 'Tres Halo y un Home Assistant',
    tags: ['Smart home', 'Dimmer'],
    customer: { name: 'Iker Zubiri', handle: 'zubi_labs', language: 'es-ES', location: 'Donostia, España' },
    steps: [
      ...dialogue(
        '21d 7h',
        `
        c: hola! tengo tres halo en el salón y quiero regularlas desde home assistant. alguien lo ha hecho?
        a: ¡Hola! Sí: la Halo lleva un regulador de corte de fase, así que sirve cualquier módulo Zigbee de corte al final de fase, de 150 W como mucho.
        c: uno por lámpara o uno para las tres?
        a: Las tres juntas suman 72 W, así que basta uno si van en el mismo circuito.
        c: van en el mismo. pero con uno solo no puedo encender la del medio sola no?
        a: No: entonces hacen falta tres. Se lo pregunto a Thomas, por si hay una forma mejor.
        t: Hi, Thomas here, I hope English is fine. Three modules are the clean way. They fit under the rose, if you turn it by a quarter.
        c: english fine! how much room is there under the rose exactly
        t: 46 mm across and 21 mm deep, with the terminal out of the way.
        c: mine is 45 x 20. living on the edge
        t: It fits, we have tried that one. Put the antenna to the side where the cable is, the metal of the rose shields the other one.
        c: that explains my neighbour’s complaints on the forum
        c: ok first one is in. pairs, dims, but goes dark below 8 %
        t: Set the minimum to 10 % in the module. The driver needs that much to start.
        c: can it start at 10 and then go down to 5
        t: Yes, if the module can do “kick start”. Yours can: 30 % for 200 ms.
        c: works!! you guys know more about this than the manufacturer
        t: We only sell lamps that we have at home ourselves.
        c: second and third are in. one of them hums
        t: Swap that module with another one. If the hum moves, it’s the module.
        c: it moved
        t: Then it’s not us, for once.
        c: replaced, silence. last question: color temperature over zigbee, any plans?
        t: No. Glass decides what colour the light has, and that’s a hill we stay on.
        c: respect
        c: wrote it all down as a guide, can i post it here?
        i: Claro que sí, y gracias. Lo enlazamos desde la página de la Halo.
        c: 🙌
        `,
      ),
      closed('18d 20h', 'Thomas Girard'),
    ],
  },
]

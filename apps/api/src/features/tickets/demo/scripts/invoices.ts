import { about, agent, customer, handOver, oneOf, support, type Topic } from '../script.ts'

export const invoices: Topic = {
  en: {
    tags: ['{order}', 'Invoice'],
    turns: [
      oneOf(
        [
          about('Invoice for {order}', 'Copy of the invoice'),
          customer(
            'Hello, I can’t find the invoice for {order} anywhere. Could you send it again? My accountant closes the quarter on {day}.',
          ),
          agent(
            'Hello {first}, invoices can be found in the mail that says your order has left. I’ve sent the one for {order} again just now.',
          ),
          customer('Got it, thank you.'),
        ],
        [
          about('VAT number missing'),
          customer('Hi, our VAT number isn’t on the invoice for {order}. Can you add it?'),
          agent(
            'Hello {first}, an invoice can be changed by a credit note only. I’m passing this on to a colleague, who will need the company’s name and address.',
          ),
          handOver('Invoice has to be reissued'),
          support(
            'Hi {first}, the number is valid, so I’ve reissued the invoice without VAT and refunded {price}.',
          ),
          customer('That’s what we needed. Thanks!'),
        ],
        [
          about('Invoice in the company’s name'),
          customer('Good afternoon, please reissue the invoice for {order} to the company instead of me.'),
          agent(
            'Hello {first}, an invoice can be changed by a credit note only. I’m passing this on to a colleague, who will need the company’s name and address.',
          ),
          handOver('Invoice has to be reissued'),
          support('Hello {first}, done: credit note and new invoice are in your mail, both dated today.'),
          customer('Got it, thank you.', 'That’s what we needed. Thanks!'),
        ],
      ),
    ],
  },
  fr: {
    tags: ['{order}', 'Invoice'],
    turns: [
      oneOf(
        [
          about('Facture de la {order}', 'Duplicata de facture'),
          customer(
            'Bonjour, impossible de retrouver la facture de la {order}. Pouvez-vous la renvoyer ? Ma comptable clôture {day}.',
          ),
          agent(
            'Bonjour {first}, la facture est jointe à l’e-mail d’expédition. Je viens de vous renvoyer celle de la {order}.',
          ),
          customer('Bien reçu, merci.'),
        ],
        [
          about('Numéro de TVA absent'),
          customer('Bonjour, notre numéro de TVA n’apparaît pas sur la facture {order}. Peut-on l’ajouter ?'),
          agent(
            'Bonjour {first}, une facture ne se modifie que par un avoir. Je transmets à une collègue, qui aura besoin de la raison sociale et de l’adresse.',
          ),
          handOver('Invoice has to be reissued'),
          support(
            'Bonjour {first}, le numéro est valide : j’ai refait la facture hors taxe et remboursé {price}.',
          ),
          customer('C’est exactement ce qu’il nous fallait, merci !'),
        ],
        [
          about('Facture au nom de l’entreprise'),
          customer('Bonjour, merci de refaire la facture {order} au nom de la société et non au mien.'),
          agent(
            'Bonjour {first}, une facture ne se modifie que par un avoir. Je transmets à une collègue, qui aura besoin de la raison sociale et de l’adresse.',
          ),
          handOver('Invoice has to be reissued'),
          support(
            'Bonjour {first}, c’est fait : l’avoir et la nouvelle facture sont dans votre boîte, datés d’aujourd’hui.',
          ),
          customer('Bien reçu, merci.', 'C’est exactement ce qu’il nous fallait, merci !'),
        ],
      ),
    ],
  },
  es: {
    tags: ['{order}', 'Invoice'],
    turns: [
      oneOf(
        [
          about('Factura del {order}', 'Copia de la factura'),
          customer(
            'Hola, no encuentro la factura del {order}. ¿Me la podéis reenviar? La gestoría cierra el {day}.',
          ),
          agent(
            'Hola, {first}. La factura va con el correo de salida del pedido. Te acabo de reenviar la del {order}.',
          ),
          customer('Recibida, gracias.'),
        ],
        [
          about('Falta el NIF'),
          customer('Buenas, en la factura del {order} no sale nuestro NIF. ¿Se puede añadir?'),
          agent(
            'Hola, {first}. Una factura solo se cambia con un abono. Se lo paso a una compañera, que necesitará el nombre y la dirección de la empresa.',
          ),
          handOver('Invoice has to be reissued'),
          support(
            'Hola, {first}. El número es válido, así que la he rehecho sin IVA y te he devuelto {price}.',
          ),
          customer('Justo lo que necesitábamos, ¡gracias!'),
        ],
        [
          about('Factura a nombre de la empresa'),
          customer('Buenas tardes, ¿podéis rehacer la factura del {order} a nombre de la empresa?'),
          agent(
            'Hola, {first}. Una factura solo se cambia con un abono. Se lo paso a una compañera, que necesitará el nombre y la dirección de la empresa.',
          ),
          handOver('Invoice has to be reissued'),
          support(
            'Hola, {first}. Ya está: tienes el abono y la factura nueva en el correo, con fecha de hoy.',
          ),
          customer('Recibida, gracias.', 'Justo lo que necesitábamos, ¡gracias!'),
        ],
      ),
    ],
  },
}

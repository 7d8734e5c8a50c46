import { expect, test } from 'vitest'
import { asksForPerson } from '../asks-for-person.ts'

test.each([
  'Can I talk to a real person?',
  'Puis-je parler à un agent ?',
  'Je voudrais parler à un être humain',
  'Je souhaite parler à un responsable',
  'Je veux un humain',
  'Y a-t-il un conseiller humain ?',
  'Pásame con alguien, por favor',
  '¿Me puede atender una persona?',
  'Quiero un agente humano',
  '¿Puedo hablar con el equipo?',
  'Quiero hablar con soporte',
  'Necesito contactar con una operadora',
  'Can I get a human please',
  'I need a person',
  'agent',
  'I want to speak to customer service',
  'Je veux parler au service client',
  'Passez-moi un conseiller',
  'Hola, ¿me ayuda una persona?',
  'Quiero hablar con atención al cliente',
])('who asks for a person: “%s” is understood', (text) => {
  expect(asksForPerson(text)).toBe(true)
})

test.each([
  'Is the lamp heavy for one person?',
  'Do I need a permit for it?',
  'I want an agenda',
  'Le service client est-il ouvert le samedi ?',
  'La suspension convient-elle à un humain de deux mètres ?',
  'Qui est responsable du retour ?',
  '¿Para cuántas personas es la mesa?',
  '¿Puedo pagar con tarjeta?',
])('who asks something else: “%s” is not taken for a call for a person', (text) => {
  expect(asksForPerson(text)).toBe(false)
})

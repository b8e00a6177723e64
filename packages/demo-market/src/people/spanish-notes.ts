import type { Phase } from './phases.ts';

export const notes: Record<Phase, readonly string[]> = {
  new: [
    'Llegó durante la noche, todavía no lo llamamos.',
    'Revisé duplicados: no hay otro registro con este correo.',
    'Prefiere WhatsApp, por las mañanas.',
  ],
  contact: [
    'Primera llamada hecha. Le interesa una propiedad que ya tenga inquilino.',
    'Le dejé un mensaje de voz y le envié la presentación por correo.',
    'Preguntó cómo se financia quien no tiene historial de crédito en EE. UU. Le envié el resumen.',
    'Antes de todo quiere entender los costos de una LLC.',
    'Primera llamada hecha. Quiere empezar con una sola propiedad.',
    'Pidió que lo llamemos después de las 6 p. m., hora de su ciudad.',
  ],
  profile: [
    'Perfil completo. Cómodo con un 35 % de pago inicial; quiere que la renta cubra el crédito.',
    'Presupuesto confirmado. Vería primero Hialeah y Miami Gardens.',
    'Ya vio dos apartamentos por su cuenta y le preocupan las cuotas de la asociación.',
    'Compara con un depósito a plazo en su país: lo que más le importa es el rendimiento anual.',
    'Perfil completo. Prefiere casas o dúplex antes que apartamentos.',
    'Quiere ver primero opciones con inquilino.',
  ],
  options: [
    'Le envié una selección de seis con la proyección a diez años. Esperamos sus comentarios.',
    'Le gustó el dúplex; pidió la cotización del seguro que usa el estimado.',
    'Le envié una selección de siete; dos tienen flujo de caja positivo desde el primer año.',
    'Revisamos juntos la tabla de amortización en la llamada.',
    'Le enviamos una selección de cinco. Le interesaron las dos de Jacksonville.',
    'Pidió ver el mismo informe con una renta más baja.',
  ],
  offer: [
    'Oferta enviada al agente de la propiedad; responde en tres días.',
    'La contraoferta llegó un 2 % más alta. La vemos mañana.',
    'El banco envió la carta de preaprobación.',
    'Oferta enviada. Está listo el registro de la LLC.',
  ],
  closed: [
    'Cierre hecho. Esta semana empieza la búsqueda de inquilino.',
    'Documentos de cierre firmados; el administrador tiene las llaves.',
    'Cierre completado. Se coordinó la entrega con el administrador.',
  ],
  lost: [
    'Decidió esperar a que bajen las tasas.',
    'Compró en otro mercado.',
    'No respondió después de cuatro intentos.',
    'Prefiere invertir en su país por ahora.',
    'Por ahora su presupuesto no alcanza para el pago inicial mínimo.',
  ],
};

/** In the order of the English ones, which have their outcomes. */
export const calls: readonly string[] = [
  'Le expliqué el proceso y acordamos una videollamada.',
  'Hablamos del financiamiento y del 35 % de pago inicial.',
  'Revisamos las proyecciones y los supuestos que usan.',
  'Respondí preguntas sobre la LLC y la cuenta bancaria.',
  'Dejé un mensaje de voz.',
  'No contestó; volveré a llamar.',
];

export const tasks: Record<Exclude<Phase, 'closed' | 'lost'>, readonly string[]> = {
  new: ['Primera llamada', 'Enviar el correo de presentación'],
  contact: [
    'Llamar de nuevo por el financiamiento',
    'Enviar otra vez el cuestionario',
    'Confirmar la videollamada',
  ],
  profile: ['Preparar la selección', 'Revisar el presupuesto con el banco'],
  options: [
    'Pedir comentarios sobre la selección',
    'Solicitar una cotización del seguro',
    'Enviar el informe actualizado',
  ],
  offer: ['Dar seguimiento con el agente de la propiedad', 'Reunir los documentos para el banco'],
};

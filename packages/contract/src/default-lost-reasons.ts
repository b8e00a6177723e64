/** English and Spanish. Administrators can change them. */
export const DEFAULT_LOST_REASONS: readonly (readonly [string, string])[] = [
  ['No answer', 'No responde'],
  ['Budget too small', 'Presupuesto insuficiente'],
  ['No financing', 'Sin financiamiento'],
  ['Bought elsewhere', 'Compró en otro lugar'],
  ['Not now', 'No es el momento'],
  ['No longer interested', 'Ya no le interesa'],
  ['Not a real contact', 'Contacto no válido'],
];

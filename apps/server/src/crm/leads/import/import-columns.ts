import { IMPORT_FIELDS, type ImportField } from '@alpha/contract';
import { LOCALES } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { fold } from '../../../platform/db/text-search.ts';

/** Headers that people and other programs use, in addition to our own. */
const SYNONYMS: Record<ImportField, readonly string[]> = {
  first_name: [
    'first',
    'given name',
    'forename',
    'firstname',
    'nombres',
    'primer nombre',
    'nombre',
  ],
  last_name: ['last', 'surname', 'family name', 'lastname', 'apellido', 'primer apellido'],
  full_name: [
    'name',
    'contact',
    'contact name',
    'nombre y apellido',
    'nombre y apellidos',
    'contacto',
    'cliente',
  ],
  email: [
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'correo',
    'email 1',
    'e mail 1 value',
    'direccion de correo electronico',
    'correo electronico',
  ],
  phone: [
    'mobile',
    'cell',
    'cell phone',
    'mobile phone',
    'phone number',
    'telephone',
    'tel',
    'whatsapp',
    'telefono',
    'celular',
    'movil',
    'numero de telefono',
    'phone 1 value',
  ],
  status: ['stage', 'lead status', 'estado', 'etapa', 'estatus'],
  owner: [
    'assigned to',
    'salesman',
    'agent',
    'propietario',
    'asignado a',
    'vendedor',
    'asesor',
    'responsable',
  ],
  owner_email: ['assigned to email', 'correo del propietario', 'correo del vendedor'],
  source: ['lead source', 'channel', 'origen', 'fuente', 'canal'],
  country: ['country code', 'pais'],
  profile: ['investor profile', 'perfil', 'perfil de inversionista', 'perfil inversionista'],
  initial_payment: [
    'budget',
    'initial payment',
    'down payment',
    'presupuesto',
    'cuota inicial',
    'pago inicial',
    'enganche',
  ],
  adicionales: ['answers', 'additional answers', 'respuestas', 'respuestas adicionales'],
  utms: ['utm', 'campaign', 'campana'],
};

const plain = (header: string) =>
  fold(header.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const FIELD_OF = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) =>
    [
      field,
      ...LOCALES.map((locale) => translatorFor(locale, 'contactImport')(`field.${field}`)),
      ...SYNONYMS[field],
    ].map((header) => [plain(header), field] as const),
  ),
);

/** The field of each column by its header. Repeated headers are skipped. */
export function mapHeaders(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = FIELD_OF.get(plain(header));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const NEEDED = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Required fields that no column provides. */
export function missingFields(mapping: readonly (ImportField | null)[]): ImportField[] {
  const hasWholeName = mapping.includes('full_name');
  return NEEDED.filter(
    (field) =>
      !mapping.includes(field) &&
      !(hasWholeName && (field === 'first_name' || field === 'last_name')),
  );
}

import { type CustomColumn, IMPORT_FIELDS, type ImportField } from '@alpha/contract';
import { LOCALES } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { nameKey as plain } from '../../lead-fields/field-names.ts';

type BuiltIn = (typeof IMPORT_FIELDS)[number];

/** Headers that people and other programs use, in addition to our own. */
const SYNONYMS: Record<BuiltIn, readonly string[]> = {
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
  tags: ['tag', 'labels', 'label', 'etiqueta'],
};

const namesOf = (field: BuiltIn) => [
  field,
  ...LOCALES.map((locale) => translatorFor(locale, 'contactImport')(`field.${field}`)),
];
const mapOf = (names: (field: BuiltIn) => readonly string[]) =>
  new Map(
    IMPORT_FIELDS.flatMap((field) => names(field).map((name) => [plain(name), field] as const)),
  );
const FIELD_OF = mapOf(namesOf);
const SYNONYM_OF = mapOf((field) => SYNONYMS[field]);

type Named = { id: number; name: string; nameEs: string };

export const customColumn = (id: number): CustomColumn => `field:${id}`;

/**
 * The field of each column by its header: our own headers, then names of custom fields, then what others
 * use. Repeated headers are skipped.
 */
export function mapHeaders(
  headers: readonly string[],
  custom: readonly Named[],
): (ImportField | null)[] {
  const customOf = new Map(
    custom.flatMap(({ id, name, nameEs }) =>
      [name, nameEs].map((header) => [plain(header), customColumn(id)] as const),
    ),
  );
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const name = plain(header);
    const field = FIELD_OF.get(name) ?? customOf.get(name) ?? SYNONYM_OF.get(name);
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

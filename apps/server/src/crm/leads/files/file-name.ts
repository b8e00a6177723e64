import { LEAD_FILE_EXTENSIONS, LEAD_FILE_KINDS, type LeadFileKind } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';

const MOST_CHARACTERS = 120;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const EXTENSION = /\.([\p{L}\p{N}]{1,8})$/u;

/** A plain name for every system: no folders, no control or direction characters, not too long. */
export function plainName(given: string): string {
  const last = given.normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [end = ''] = EXTENSION.exec(plain) ?? [];
  const stem = [...plain.slice(0, plain.length - end.length)].slice(0, MOST_CHARACTERS).join('');
  const name = `${stem || 'file'}${end}`;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** Every extension a kind can have. */
const KNOWN = new Map<string, LeadFileKind>(
  LEAD_FILE_KINDS.flatMap((kind) =>
    LEAD_FILE_EXTENSIONS[kind].map((extension) => [extension, kind] as const),
  ),
);

export const extensionOf = (name: string): string | undefined =>
  EXTENSION.exec(name)?.[1]?.toLowerCase();

/** The name is shown to others and decides what opens the file: it must not claim what the content is not. */
export function nameOfUpload(given: string, kind: LeadFileKind): string {
  const name = plainName(given);
  const extension = extensionOf(name);
  if (extension === undefined) return withExtension(name, kind);
  if (KNOWN.get(extension) === kind) return name;
  // A kind that is never accepted, such as .exe, is no mistake in the name.
  throw new AppError(KNOWN.has(extension) ? 'leadFile.nameMismatch' : 'leadFile.kindRefused');
}

/** People leave the extension out. */
export function nameOfRenamed(given: string, kind: LeadFileKind): string {
  const name = plainName(given);
  return KNOWN.get(extensionOf(name) ?? '') === kind ? name : withExtension(name, kind);
}

const withExtension = (name: string, kind: LeadFileKind) =>
  `${name}.${LEAD_FILE_EXTENSIONS[kind][0]}`;

/** The header of RFC 6266: the plain form for old programs, the whole name for the others. */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${whole}`;
}

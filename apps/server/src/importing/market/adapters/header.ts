import { FileRefused } from '../../reading/file-error.ts';

/** Headers can have trailing spaces, differ in case, and be one word or three. */
export const headerKey = (header: string): string =>
  header.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Finds columns by any name they have had. */
export function columnFinder(headers: readonly string[]) {
  const keys = headers.map(headerKey);
  return (...names: string[]): number =>
    names.map((name) => keys.indexOf(headerKey(name))).find((place) => place >= 0) ?? -1;
}

/** Not the kind of file that was chosen, or empty. */
export function refuseLayout(): never {
  throw new FileRefused({ code: 'file.otherLayout' });
}

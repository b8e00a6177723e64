import { FileRefused } from '../../reading/file-error.ts';

/** Headers end in spaces, differ in case, and are one word or three. */
export const headerKey = (header: string): string =>
  header.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Where the columns are, by any of the names they have had. */
export function columnFinder(headers: readonly string[]) {
  const keys = headers.map(headerKey);
  return (...names: string[]): number =>
    names.map((name) => keys.indexOf(headerKey(name))).find((place) => place >= 0) ?? -1;
}

/** Not the file it was said to be, or nothing at all. */
export function refuseLayout(): never {
  throw new FileRefused({ code: 'file.otherLayout' });
}

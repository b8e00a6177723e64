import type { CallOf, Endpoint } from '@alpha/contract';
import { fetchFile } from './api-client';

/** Saves a file of the API: the token travels in a header, which a plain link could not send. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  fallbackName: string,
): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, input);
  saveFile(blob, name ?? fallbackName);
}

export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

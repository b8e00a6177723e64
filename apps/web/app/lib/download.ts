import type { CallOf, Endpoint } from '@alpha/contract';
import { fetchFile } from './api-client';
import { saveFile } from './save-file';

/** Downloads a file from the API: the token is in a header, which a plain link can't send. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  fallbackName: string,
): Promise<void> {
  const { blob, name } = await fetchFile(endpoint, input);
  saveFile(blob, name ?? fallbackName);
}

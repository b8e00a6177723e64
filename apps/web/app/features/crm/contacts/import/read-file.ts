import { IMPORT_MAX_BYTES } from '@alpha/contract';
import type { ImportFile } from '~/data/contact-imports';

export type FileProblem = 'tooBig' | 'unreadable';

let chosen = 0;

/** The file as the API expects it, or the reason why not. */
export async function readFile(file: File): Promise<ImportFile | FileProblem> {
  if (file.size > IMPORT_MAX_BYTES) return 'tooBig';
  chosen += 1;
  const key = chosen;
  return new Promise((resolve) => {
    const reader = new FileReader();
    // Moved or deleted since it was selected.
    reader.onerror = () => resolve('unreadable');
    reader.onload = () => {
      const [, content = ''] = String(reader.result).split(',');
      resolve({ key, name: file.name, content });
    };
    reader.readAsDataURL(file);
  });
}

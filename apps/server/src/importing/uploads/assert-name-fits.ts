import { extensionOf, mayBeNamed, type TableFormat } from '@alpha/contract';
import { FileRefused } from '../reading/file-error.ts';

/** The name stays with the import and is shown to others: it must not claim what the content is not. */
export function assertNameFits(name: string, format: TableFormat): void {
  if (mayBeNamed(name, format)) return;
  const value = extensionOf(name) ?? '';
  if (!mayBeNamed(name, 'csv', 'json-lines'))
    throw new FileRefused({ code: 'file.extension', value });
  throw new FileRefused({ code: format === 'csv' ? 'file.namedJson' : 'file.namedTable', value });
}

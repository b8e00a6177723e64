/** Letters and digits only, so that `Zip Code` and `zip_code` are equal. */
export const plain = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

type Named = { firstName: string; lastName: string };

/** The quiz does not ask for a last name and stores a dash. Empty when no name is known. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-')
    .join(' ');

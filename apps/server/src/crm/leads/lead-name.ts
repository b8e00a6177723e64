type Named = { firstName: string; lastName: string };

/** The quiz does not ask for a last name, and writes a dash. Empty where no name is known at all. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-')
    .join(' ');

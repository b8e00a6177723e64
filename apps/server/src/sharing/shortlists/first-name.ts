/** Many people enter their full name as first name; emails greet with the first word only. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  // Imported leads may have a dash instead of a name.
  return /\p{L}/u.test(first) ? first : '';
}

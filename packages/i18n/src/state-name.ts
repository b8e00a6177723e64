import type { Locale } from './locale.ts';

/** States as `code name`; Spanish only where it differs. */
const ENGLISH =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC Washington DC,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const SPANISH =
  'HI Hawái,LA Luisiana,MI Míchigan,MS Misisipi,MO Misuri,NH Nuevo Hampshire,NJ Nueva Jersey,NM Nuevo México,NY Nueva York,NC Carolina del Norte,ND Dakota del Norte,OR Oregón,PA Pensilvania,SC Carolina del Sur,SD Dakota del Sur,TX Texas,WV Virginia Occidental';

const tableOf = (names: string) =>
  new Map(names.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]));

const english = tableOf(ENGLISH);
const NAMES: Record<Locale, Map<string, string>> = {
  en: english,
  es: new Map([...english, ...tableOf(SPANISH)]),
};

/** `FL` → Florida; an unknown code stays as it is. */
export function stateName(code: string, locale: Locale): string {
  return NAMES[locale].get(code.toUpperCase()) ?? code;
}

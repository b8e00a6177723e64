import type { Config } from '../../platform/config.ts';

export type NamesInUse = Pick<Config, 'operator' | 'publicUrl'>;
export type Owner = { name: string; email: string };

/** Words of the product's name. */
const PRODUCT = ['alpha', 'agent'];

/** Where the company, its clients and its listings are; without accents and spaces. */
const PLACES =
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho
  illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi
  missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon
  pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  miami hialeah orlando tampa jacksonville tallahassee lauderdale hollywood homestead kissimmee brickell
  doral aventura naples sarasota gainesville pensacola clearwater petersburg pompano boca raton palm
  beach coral gables kendall weston sunrise cape daytona lakeland ocala broward dade
  newyork losangeles chicago houston phoenix philadelphia sanantonio sandiego dallas austin atlanta boston
  seattle denver vegas nashville charlotte portland memphis detroit
  argentina bolivia brasil brazil chile colombia costarica cuba ecuador salvador espana spain guatemala
  honduras nicaragua panama paraguay peru puertorico dominicana uruguay venezuela america usa
  bogota medellin cali barranquilla cartagena lima quito guayaquil caracas maracaibo buenosaires cordoba
  rosario santiago montevideo asuncion lapaz monterrey guadalajara ciudaddemexico cdmx madrid barcelona
  habana sanjose managua tegucigalpa saopaulo`.split(/\s+/);

/** A password must have this many letters and digits besides such names and a year. */
const OWN_MIN = 6;
const SHORTEST_NAME = 4;

/** "Miami2026!", "AlphaAgent1", "AnaTorres1": names an attacker tries first, with a year or a few signs. */
export function isMostlyNames(password: string, names: NamesInUse, owner: Owner): boolean {
  const known = [...PRODUCT, ...PLACES, ...namesOf(names), ...ownNames(owner)].sort(
    (a, b) => b.length - a.length,
  );
  return [plain(password), plain(unmasked(password))].some((text) => {
    const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text);
    if (rest === text) return false;
    return rest.replace(/(?:19|20)\d\d|\s/g, '').length < OWN_MIN;
  });
}

/** The company's name as a whole and by word, and the name of its site. */
function namesOf({ operator, publicUrl }: NamesInUse): string[] {
  const company = operator.name ?? '';
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  return [company, ...company.split(/[^\p{L}\p{N}]+/u), ...host.split(/[.-]/)]
    .map(plain)
    .filter((name) => name.length >= SHORTEST_NAME);
}

/** Name, email and their words; of the words only those that stand out in a sentence. */
function ownNames({ name, email }: Owner): string[] {
  const words = [...name.split(/[^\p{L}\p{N}]+/u), ...email.split(/[^\p{L}\p{N}]+/u)].map(plain);
  return [
    ...[plain(name), plain(email), plain(email.split('@')[0] ?? '')].filter(
      (whole) => whole !== '',
    ),
    ...words.filter((word) => word.length >= SHORTEST_NAME),
  ];
}

/** Lower case without accents, spaces and signs. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const MASKS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** "M1am1", "@lph4": signs for letters, except in a year at the end. */
function unmasked(password: string): string {
  const [, word = '', year = ''] = /^(.*?)((?:(?:19|20)\d\d)?\W*)$/s.exec(password) ?? [];
  const letters = word.replace(/\d/g, (digit) => MASKS[digit] ?? digit);
  return letters.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('!', 'i') + year;
}

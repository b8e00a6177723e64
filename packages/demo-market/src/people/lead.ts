import { profileOf } from '@alpha/engine/investor-profile';
import type { Random } from '../random.ts';
import { drawUtms } from './campaigns.ts';
import { type Country, countries, countryLabel } from './countries.ts';
import { nameBanks } from './names.ts';
import type { DemoLead, Language } from './people.types.ts';
import { drawQuiz, quizPairs } from './quiz.ts';
import { ADMIN_ID, CURATOR_ID, getUser } from './staff.ts';
import { drawStatusPath } from './status-path.ts';
import { drawTimeline } from './timeline.ts';

/** Owners by where the lead came from: the curator's landing feeds the curator's team. */
const owners: Record<DemoLead['source'], readonly (readonly [userId: number, share: number])[]> = {
  quiz: [
    [3, 0.24],
    [4, 0.18],
    [5, 0.16],
    [6, 0.13],
    [7, 0.12],
    [2, 0.06],
    [8, 0.05],
    [1, 0.06],
  ],
  home: [
    [1, 0.22],
    [3, 0.22],
    [4, 0.16],
    [5, 0.14],
    [2, 0.14],
    [6, 0.06],
    [7, 0.06],
  ],
  landing: [
    [8, 0.44],
    [6, 0.28],
    [7, 0.28],
  ],
  staff: [
    [3, 0.3],
    [4, 0.15],
    [5, 0.15],
    [6, 0.1],
    [7, 0.1],
    [2, 0.12],
    [8, 0.08],
  ],
};

const mailHosts = ['example.com', 'example.org', 'example.net'] as const;

/** A lead without its number, and the language it is spoken to in. `taken` holds the email addresses in use. */
export function drawLead(
  random: Random,
  source: DemoLead['source'],
  asOf: string,
  taken: Set<string>,
): { lead: Omit<DemoLead, 'id'>; language: Language } {
  const country = random.weighted(countries.map((each) => [each, each.share] as const));
  const language: Language = random.chance(country.spanish) ? 'es' : 'en';
  const person = drawPerson(random, country, taken);
  const quiz = source === 'quiz' ? drawQuiz(random, country, language) : null;
  const profile = quiz ? profileOf(quiz) : null;
  const userId = random.weighted(owners[source]);
  const path = drawStatusPath(random, getUser(userId).role);
  const firstOwnerId = drawFirstOwner(random, source, userId);
  const activities = drawTimeline(random, {
    language,
    source,
    profile,
    firstOwnerId,
    ownerId: userId,
    path,
    asOf,
  });

  // The quiz asks for neither last name nor phone; staff add them after the first talk.
  const isUntouched = source === 'quiz' && path.length === 1;
  const pairs = [
    { label: countryLabel[language], answer: country.names[language], key: 'country' },
  ];
  const lead = {
    ...person,
    ...(isUntouched ? { lastName: '-', phone: '-' } : {}),
    statusId: path[path.length - 1]?.id ?? 1,
    userId,
    source,
    country: country.code,
    adicionales: quiz ? quizPairs(quiz) : source === 'staff' ? [] : pairs,
    utms: drawUtms(random, source),
    quiz,
    initialPayment: quiz?.initialPayment ?? null,
    profile,
    createdAt: activities[0]?.at ?? `${asOf}T00:00:00.000Z`,
    activities,
  };
  return { lead, language };
}

function drawFirstOwner(random: Random, source: DemoLead['source'], ownerId: number): number {
  if (source === 'home') return ADMIN_ID;
  if (source === 'landing') return CURATOR_ID;
  // A quiz link carries the salesman's reference, or else the lead goes to the default owner.
  if (source === 'quiz') return random.chance(0.55) ? ownerId : ADMIN_ID;
  return ownerId;
}

type Person = Pick<DemoLead, 'firstName' | 'lastName' | 'phone' | 'email'>;

function drawPerson(random: Random, country: Country, taken: Set<string>): Person {
  const bank = nameBanks[country.nameBank];
  const [firstName, lastName] = [random.pick(bank.first), random.pick(bank.last)];
  const handle = `${plain(firstName)}.${plain(lastName)}`;
  const host = random.pick(mailHosts);
  let email = `${handle}@${host}`;
  for (let i = 2; taken.has(email); i++) email = `${handle}${i}@${host}`;
  taken.add(email);
  const phone = `${country.phonePrefix}${String(random.int(0, 99)).padStart(2, '0')}`;
  return { firstName, lastName, phone, email };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

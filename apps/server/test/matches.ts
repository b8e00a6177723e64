import type { CallOf, listPropertyMatches, ResponseOf } from '@alpha/contract';
import type { TestApp } from './test-app.ts';

export type Query = CallOf<typeof listPropertyMatches>['query'];

let asked = 0;

/** Each question from another address: the limit is tested elsewhere. */
export async function askForMatches(
  { app }: TestApp,
  query: Query,
): Promise<ResponseOf<typeof listPropertyMatches>> {
  asked += 1;
  const text = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
  const answer = await app.inject({
    url: `/api/properties/matches?${new URLSearchParams(text)}`,
    remoteAddress: `10.1.${asked >> 8}.${asked & 255}`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

import { afterAll, beforeAll } from 'vitest';
import type { Ctx } from '../src/platform/http/context.ts';
import { type Caller, signedIn } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const STAFF = {
  salesman: 'salesman@alpha.test',
  colleague: 'tomas.quiroga@alpha.test',
  leader: 'leader@alpha.test',
  /** Leads another team. */
  curator: 'curator@alpha.test',
  admin: 'admin@alpha.test',
} as const;

type Opened = Parameters<typeof openTestApp>[0];

/** An installation with its staff, opened for the tests of a file. Each signs in when they are first asked. */
export function openOffice(options: Opened = { people: { leads: 0 } }) {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(options);
  });
  afterAll(() => opened.close());

  function as(person: keyof typeof STAFF): Caller {
    let caller: Promise<Caller> | undefined;
    return async (...asked) => {
      caller ??= signedIn(opened, STAFF[person]);
      return (await caller)(...asked);
    };
  }
  return {
    test: () => opened,
    db: () => opened.database.db,
    /** What a background job runs with. */
    context: (): Ctx => ({
      ...{ db: opened.database.db, deps: opened.deps, log: opened.app.log, locale: 'en' },
      ...{ ip: '', userAgent: undefined, viewer: null },
    }),
    ...{ salesman: as('salesman'), colleague: as('colleague'), leader: as('leader') },
    ...{ curator: as('curator'), admin: as('admin') },
  };
}

import { getListingImport, type ListingImport, startListingImport } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { readArguments } from '../src/importing/command/arguments.ts';
import { importFile } from '../src/importing/command/import-file.ts';
import { runNextImport } from '../src/importing/runs/import-loop.ts';
import { properties } from '../src/platform/db/schema/index.ts';
import { type Caller, freshAddress, signedIn, tokenOf } from './people.ts';
import type { TestApp } from './test-app.ts';

export type FileImports = Awaited<ReturnType<typeof fileImportsOf>>;

type Upload = { kind?: string; name?: string };

/** File imports as on the page (administrator) and on the command line (operator). */
export async function fileImportsOf(test: TestApp) {
  const admin: Caller = await signedIn(test, 'admin@alpha.test');
  const token = await tokenOf(test, 'admin@alpha.test');

  const send = (content: string | Buffer, query: Record<string, string>, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/imports',
      query,
      remoteAddress: freshAddress(),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        ...headers,
      },
      payload: content,
    });

  async function upload(content: string | Buffer, { kind, name }: Upload = {}): Promise<number> {
    const query = { kind: kind ?? 'redfin', name: name ?? 'homes_2026-11-01.csv' };
    return (await send(content, query)).json().id;
  }

  const start = (id: number, body: object = {}) =>
    admin(startListingImport, { params: { id }, body });
  const get = async (id: number): Promise<ListingImport> =>
    (await admin(getListingImport, { params: { id } })).json();

  async function work(): Promise<void> {
    while (await runNextImport(test.deps, new AbortController().signal));
  }

  async function imported(
    content: string | Buffer,
    body: object = {},
    file: Upload = {},
  ): Promise<ListingImport> {
    const id = await upload(content, file);
    const started = await start(id, body);
    if (started.statusCode !== 200) throw new Error(started.body);
    await work();
    return get(id);
  }

  /** → exit code and everything printed. */
  async function command(...args: string[]) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const code = await importFile(test.deps, readArguments(args), {
      out: say,
      err: say,
      isTerminal: false,
    });
    return { code, output: lines.join('\n') };
  }

  const homeOf = async (key: string) => {
    const { db } = test.database;
    const [home] = await db.select().from(properties).where(eq(properties.sourceKey, key));
    return home;
  };

  return { admin, send, upload, start, get, work, imported, command, homeOf };
}

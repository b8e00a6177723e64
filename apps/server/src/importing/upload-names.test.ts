import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, HEAD } from '../../test/contact-files.ts';
import { type FileImports, fileImportsOf } from '../../test/file-imports.ts';
import { redfinFile, redfinRow } from '../../test/listing-files.ts';
import { type Caller, signedIn } from '../../test/people.ts';
import { temporaryFolder } from '../../test/server-process.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let files: FileImports;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 }, config: { dataDir: temporaryFolder() } });
  files = await fileImportsOf(test);
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const TABLE = redfinFile(redfinRow('N1'));
const LINES = '{"MLS":"1","Price":250000}\n{"MLS":"2","Price":260000}\n';

describe('the extension of a file of listings (security 20)', () => {
  const outcome = async (content: string, kind: string, name: string) => {
    const { status, error } = (await files.send(content, { kind, name })).json();
    return error ? [error.code, error.value] : status;
  };

  it.each(['homes.csv', 'HOMES.CSV', 'homes.tsv', 'homes.txt', 'homes', 'homes (1)', 'homes.2026'])(
    'a table may be named %s',
    async (name) => {
      expect(await outcome(TABLE, 'redfin', name)).toBe('ready');
    },
  );

  it.each(['homes.jsonl', 'homes.JSON', 'homes.ndjson', 'homes.txt', 'homes'])(
    'JSON lines may be named %s',
    async (name) => {
      expect(await outcome(LINES, 'csv', name)).toBe('ready');
    },
  );

  it.each([
    ['homes.exe', TABLE, ['file.extension', 'exe']],
    ['homes.csv.HTML', TABLE, ['file.extension', 'html']],
    ['homes.xlsx', TABLE, ['file.extension', 'xlsx']],
    ['homes.json', TABLE, ['file.namedJson', 'json']],
    ['homes.csv', LINES, ['file.namedTable', 'csv']],
  ])('%s is refused when the content is another', async (name, content, refusal) => {
    expect(await outcome(content, content === TABLE ? 'redfin' : 'csv', name)).toEqual(refusal);
  });
});

describe('the extension of a file of contacts (security 20)', () => {
  const ask = (file_name: string) =>
    check(salesman, `${HEAD}\nAna,Sol,ana@names.test,1`, { file_name });

  it.each(['people.csv', 'People.CSV', 'people.tsv', 'people.txt', 'people', 'people (2)'])(
    'may be as in %s',
    async (name) => {
      expect((await ask(name)).statusCode).toBe(200);
    },
  );

  it.each(['people.exe', 'people.xlsx', 'people.csv.zip', 'people.json'])(
    'is refused in %s',
    async (name) => {
      const answer = await ask(name);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'import.extension']);
      expect(answer.json().message).toBe('The name of this file must end in .csv, .tsv or .txt.');
    },
  );
});

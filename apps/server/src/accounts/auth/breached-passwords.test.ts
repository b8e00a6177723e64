import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePassword, createUser, login, resetPassword, updateUser } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerWith, signedIn } from '../../../test/people.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { staffForm, twice } from '../../../test/staff-forms.ts';
import { openTestApp, TEST_PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { passwordResets, users } from '../../platform/db/schema/index.ts';
import { transact } from '../../platform/db/transact.ts';
import { ensureAdmin } from '../users/first-admin.service.ts';
import { checkBreachedList, isBreached, isListed } from './breached-passwords.ts';
import { newToken } from './token.ts';

const STOLEN = 'violet harbour 12';
const UNKNOWN = 'amber lantern 34';
const folder = temporaryFolder();

const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

function listOf(hashes: string[], { name = 'list.txt', end = '\r\n', count = ':3' } = {}): string {
  const path = join(folder, name);
  writeFileSync(path, hashes.map((hash) => `${hash}${count}${end}`).join(''));
  return path;
}

describe('looking a password up (security 7)', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `password ${i}`);
  const sorted = many.map(hashOf).sort();

  it.each([
    ['as downloaded', {}],
    ['with the line ends of Linux', { end: '\n' }],
    ['without counts', { count: '' }],
  ])('finds every one of a long list %s, and no other', async (_name, form) => {
    const path = listOf(sorted, form);
    await checkBreachedList(path);
    const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
    const edges = many.filter((password) => [first, last].includes(hashOf(password)));
    for (const password of [...edges, ...many.filter((_, i) => i % 97 === 0)])
      expect(await isBreached(path, password), password).toBe(true);
    for (let i = 0; i < 200; i += 1) expect(await isBreached(path, `other ${i}`)).toBe(false);
  });

  it.each([1, 2, 3, 90, 93, 94, 200])('finds all of a list of %i', async (length) => {
    const part = many.slice(0, length);
    const path = listOf(part.map(hashOf).sort());
    await checkBreachedList(path);
    for (const password of part) expect(await isBreached(path, password)).toBe(true);
    for (let i = 0; i < 50; i += 1) expect(await isBreached(path, `other ${i}`)).toBe(false);
  });

  it('takes lower-case hashes, and a last line without an end', async () => {
    const path = join(folder, 'lower.txt');
    writeFileSync(
      path,
      [hashOf('a'), hashOf('b'), hashOf('ñandú')].sort().join('\n').toLowerCase(),
    );
    await checkBreachedList(path);
    for (const password of ['a', 'b', 'ñandú']) expect(await isBreached(path, password)).toBe(true);
    expect(await isBreached(path, 'c')).toBe(false);
  });

  it('reads a few blocks of a list of 40 gigabytes', async () => {
    const list = hugeList();
    for (const index of [0n, 1n, 123_456_789n, list.lines / 2n, list.lines - 1n]) {
      list.reads = 0;
      expect(await isListed(list, list.size, list.hashAt(index))).toBe(true);
      expect(list.reads).toBeLessThanOrEqual(6);
    }
    for (const password of ['x', 'y', STOLEN]) {
      list.reads = 0;
      expect(await isListed(list, list.size, hashOf(password))).toBe(false);
      expect(list.reads).toBeLessThanOrEqual(6);
    }
  });

  it('reads few blocks also where hashes are not spread evenly', async () => {
    const path = listOf([...sorted.map((hash) => `0000${hash.slice(4)}`).sort(), 'F'.repeat(40)]);
    expect(await isBreached(path, 'other')).toBe(false);
  });
});

/** As many lines as the real one, made where they are read. Its hashes are spread as evenly, with some chance. */
function hugeList() {
  const lines = 900_000_000n;
  const lineBytes = 46;
  const gap = (1n << 160n) / lines;
  const hashAt = (index: bigint) => {
    const chance = BigInt(`0x${hashOf(String(index)).slice(0, 8)}`);
    return (index * gap + (gap * chance) / (1n << 32n))
      .toString(16)
      .toUpperCase()
      .padStart(40, '0');
  };
  const list = {
    lines,
    hashAt,
    size: Number(lines) * lineBytes,
    reads: 0,
    read: async (buffer: Buffer, offset: number, length: number, position: number) => {
      list.reads += 1;
      const firstLine = Math.floor(position / lineBytes);
      let text = '';
      for (let i = firstLine; text.length < length + lineBytes && i < Number(lines); i += 1)
        text += `${hashAt(BigInt(i))}:123\r\n`;
      const skipped = position - firstLine * lineBytes;
      const bytesRead = buffer.write(text.slice(skipped, skipped + length), offset, 'latin1');
      return { buffer, bytesRead };
    },
  };
  return list as typeof list & Parameters<typeof isListed>[0];
}

describe('a list that cannot be used is refused at the start, in one line', () => {
  const sorted = Array.from({ length: 500 }, (_, i) => hashOf(`password ${i}`)).sort();
  const listFile = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it.each([
    ['missing', () => join(folder, 'nowhere.txt'), /cannot be read: .+\.$/],
    [
      'a folder',
      () => {
        mkdirSync(join(folder, 'a-folder'), { recursive: true });
        return join(folder, 'a-folder');
      },
      /cannot be read: .+\.$/,
    ],
    ['empty', () => listFile('empty.txt', ''), /not a list of SHA-1 hashes/],
    ['of passwords', () => listFile('plain.txt', '123456\npassword\n'), /not a list of SHA-1/],
    [
      'of the other format (NTLM)',
      () =>
        listOf(
          sorted.map((hash) => hash.slice(8)),
          { name: 'ntlm.txt' },
        ),
      /not a list of SHA-1 hashes/,
    ],
    [
      'sorted by count',
      () => listOf([...sorted].reverse(), { name: 'by-count.txt' }),
      /not sorted by hash/,
    ],
    [
      'in two sorted halves',
      () => listOf([...sorted.slice(250), ...sorted.slice(0, 250)], { name: 'halves.txt' }),
      /not sorted by hash/,
    ],
  ])('%s', async (_name, pathOf, reason) => {
    const path = pathOf();
    const refusal = await checkBreachedList(path).catch((error: Error) => error.message);
    expect(refusal).toMatch(reason);
    expect(refusal).toMatch(/^BREACHED_PASSWORDS_FILE: \S+ [^\n]+$/);
  });

  it('none is needed', async () => {
    expect(await checkBreachedList(undefined)).toBeUndefined();
  });
});

describe('a stolen password is refused wherever one is chosen (security 7)', () => {
  let test: TestApp;
  beforeAll(async () => {
    const breachedPasswordsFile = listOf([hashOf(STOLEN), hashOf('another')].sort(), {
      name: 'api.txt',
    });
    test = await openTestApp({ people: { leads: 2 }, config: { breachedPasswordsFile } });
  });
  afterAll(() => test.close());

  async function resetToken(userId: number): Promise<string> {
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await test.database.db.insert(passwordResets).values({ userId, tokenHash, expiresAt });
    return token;
  }

  it('by its owner, in both languages', async () => {
    const caller = await signedIn(test, 'salesman@alpha.test');
    const change = (password: string, language: string) =>
      caller(changePassword, {
        body: { current_password: TEST_PASSWORD, ...twice(password) },
        headers: { 'accept-language': language },
      });
    expect((await change(STOLEN, 'en')).json().errors).toEqual({
      password: ['This password appears in a public list of stolen passwords. Choose another one.'],
    });
    expect((await change(STOLEN, 'es')).json().errors).toEqual({
      password: [
        'Esta contraseña aparece en una lista pública de contraseñas robadas. Elija otra.',
      ],
    });
    expect((await change(UNKNOWN, 'en')).statusCode).toBe(200);
  });

  it('with a link, which stays valid', async () => {
    const token = await resetToken(2);
    const reset = (password: string) =>
      callerWith(test)(resetPassword, { body: { token, ...twice(password) } });
    expect((await reset(STOLEN)).json().errors).toHaveProperty('password');
    expect((await reset(UNKNOWN)).statusCode).toBe(200);
    const body = { email: 'leader@alpha.test', password: UNKNOWN };
    expect((await callerWith(test)(login, { body })).statusCode).toBe(200);
  });

  it('by an administrator for somebody', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    const form = staffForm({ email: 'stolen@alpha.test', ...twice(STOLEN) });
    expect((await admin(createUser, { body: form })).json().errors).toHaveProperty('password');
    const made = await admin(createUser, { body: { ...form, ...twice(UNKNOWN) } });
    expect(made.statusCode).toBe(200);
    const { name, email, roles } = made.json();
    const body = { name, email, role: roles[0].name, ...twice(STOLEN) };
    const changed = await admin(updateUser, { params: { id: made.json().id }, body });
    expect(changed.json().errors).toHaveProperty('password');
  });

  it('for the first administrator', async () => {
    const admin = { email: 'first@alpha.test', password: STOLEN };
    const deps = { config: { ...test.deps.config, admin } };
    const withoutAdmins = transact(test.database.db, async (db) => {
      await db.update(users).set({ role: 'salesman' });
      await ensureAdmin({ db, deps });
    });
    await expect(withoutAdmins).rejects.toThrow('ADMIN_PASSWORD is too easy to guess');
  });

  it('a new list counts at once, and none means the built-in one', async () => {
    const { config } = test.deps;
    const path = config.breachedPasswordsFile ?? '';
    const caller = await signedIn(test, 'curator@alpha.test');
    const change = (password: string) =>
      caller(changePassword, { body: { current_password: 'wrong', ...twice(password) } });
    const problem = async (password: string) => Object.keys((await change(password)).json().errors);
    expect(await problem(UNKNOWN)).toEqual(['current_password']);
    renameSync(listOf([hashOf(UNKNOWN)], { name: 'new.txt' }), path);
    expect(await problem(UNKNOWN)).toEqual(['password']);
    config.breachedPasswordsFile = undefined;
    expect(await problem(UNKNOWN)).toEqual(['current_password']);
    expect(await problem('password123')).toEqual(['password']);
    config.breachedPasswordsFile = path;
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/server-process.ts';
import { writeOnce } from './write-once.ts';

it('the first text is stored completely, and nothing else is left behind', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'mark');
  expect([writeOnce(path, 'first'), writeOnce(path, 'second')]).toEqual([true, false]);
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['first', ['mark']]);
});

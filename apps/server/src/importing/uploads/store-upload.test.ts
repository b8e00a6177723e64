import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/server-process.ts';
import { storeUpload } from './store-upload.ts';

const dataDir = temporaryFolder();

/** Some bytes, then this error. */
async function* breakingOff(code: string) {
  yield Buffer.from('address,price\n');
  throw Object.assign(new Error(code), { code });
}

describe('an upload that cannot be stored', () => {
  it.each([
    ['ECONNRESET', 'request.malformed'],
    ['ENOSPC', 'ENOSPC'],
    ['EACCES', 'EACCES'],
  ])('after %s is reported as %s and leaves nothing behind', async (code, reported) => {
    const body = Readable.from(breakingOff(code));
    await expect(storeUpload(dataDir, body, 1_000)).rejects.toMatchObject({ code: reported });
    expect(readdirSync(join(dataDir, 'imports'))).toEqual([]);
  });
});

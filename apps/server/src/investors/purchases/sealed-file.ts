import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LEAD_FILE_MAX_BYTES } from '@alpha/contract';
import { openContent, type ReceivedFile, receiveFile } from '../../crm/index.ts';
import { seal, unseal } from '../../platform/lib/secret-box.ts';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];
const PURPOSE = 'purchase-documents';

export type SealedFile = {
  file: ReceivedFile;
  /** Random for each file, encrypted with the installation's secret: replacing that rewrites no file. */
  sealedKey: string;
};

/** Encrypts a received file into another temporary one: nonce, content, tag. Its caller removes both. */
export async function sealFile(
  dataDir: string,
  appSecret: string,
  path: string,
): Promise<SealedFile> {
  const key = randomBytes(KEY_BYTES);
  const body = Readable.from(encrypted(createReadStream(path), key));
  const most = LEAD_FILE_MAX_BYTES + NONCE_BYTES + TAG_BYTES;
  const file = await receiveFile(dataDir, body, most);
  return { file, sealedKey: seal(appSecret, PURPOSE, file.hash, key.toString('base64')) };
}

async function* encrypted(content: Readable, key: Buffer): AsyncGenerator<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  yield nonce;
  for await (const chunk of content) yield cipher.update(chunk as Buffer);
  yield cipher.final();
  yield cipher.getAuthTag();
}

type Stored = { hash: string; sealedKey: string };

/** The content; null: it is not on the disk. Throws when the bytes or the key are not what was stored. */
export async function openSealed(
  dataDir: string,
  appSecret: string,
  { hash, sealedKey }: Stored,
): Promise<Buffer | null> {
  const stored = await openContent(dataDir, hash);
  if (!stored) return null;
  const bytes = await buffer(stored.body);
  const key = Buffer.from(unseal(appSecret, PURPOSE, hash, sealedKey), 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  // Nothing is given out before the tag has proved all of it.
  const content = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([content, decipher.final()]);
}

import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
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

/**
 * The content; null: it is not on the disk. Throws before the first byte when the bytes or the key are not what was
 * stored. Read twice, first only to prove it: many downloads at once must not fill the memory.
 */
export async function openSealed(
  dataDir: string,
  appSecret: string,
  { hash, sealedKey }: Stored,
): Promise<Readable | null> {
  const find = () => openContent(dataDir, hash);
  const stored = await find();
  if (!stored) return null;
  const key = await keyOf(stored, () => unseal(appSecret, PURPOSE, hash, sealedKey));
  for await (const _ of decrypted(stored, key));
  return Readable.from(decryptedAgain(find, key));
}

type OpenFile = { bytes: number; body: Readable };

async function keyOf({ body }: OpenFile, open: () => string): Promise<Buffer> {
  try {
    return Buffer.from(open(), 'base64');
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/** Opened with the first byte that somebody reads: an answer that nobody takes leaves no file open. */
async function* decryptedAgain(
  find: () => Promise<OpenFile | null>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const stored = await find();
  if (!stored) throw new Error('the document was removed while it was downloaded');
  yield* decrypted(stored, key);
}

/** Nonce, content, tag. The tag is checked at the end. */
async function* decrypted({ bytes, body }: OpenFile, key: Buffer): AsyncGenerator<Buffer> {
  const end = bytes - TAG_BYTES;
  const [nonce, tag]: [Buffer[], Buffer[]] = [[], []];
  let decipher: DecipherGCM | undefined;
  let at = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const part = (from: number, to: number) =>
      chunk.subarray(Math.max(0, from - at), Math.max(0, to - at));
    nonce.push(part(0, NONCE_BYTES));
    tag.push(part(end, bytes));
    const content = part(NONCE_BYTES, end);
    if (content.length > 0) {
      decipher ??= createDecipheriv(CIPHER, key, Buffer.concat(nonce));
      yield decipher.update(content);
    }
    at += chunk.length;
  }
  if (!decipher) throw new Error('the document is not whole');
  decipher.setAuthTag(Buffer.concat(tag));
  yield decipher.final();
}

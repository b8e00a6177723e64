// Tokens of shared reports and shortlists: they exist only in emails, which are files here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 20_000;
const KEY = /\/(?:property\/share|properties\/share|shortlist)\/([\w-]{20,})/g;

/** Sends a few emails as the keeper. → the tokens in them. */
export async function sharedKeys(cast, dataDir) {
  const homes = await cast.read('/api/properties');
  const ids = (homes?.data ?? homes ?? []).map(({ id }) => id).slice(0, 3);
  for (const [i, id] of ids.entries())
    await cast.write('/api/properties/send-email', {
      property_id: id,
      email: `reader${i}@fuzz.test`,
      subject: 'A home',
      message: 'Look.',
      locale: 'en',
    });
  const [lead] = (await cast.read('/api/leads?per_page=1'))?.data ?? [];
  const shortlist = await cast.write(`/api/leads/${lead?.id}/shortlists`, {});
  if (shortlist?.id)
    await cast.write(`/api/shortlists/${shortlist.id}/send`, { seen_at: shortlist.updated_at });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const keys = readKeys(join(dataDir, 'outbox'));
    if (keys.length > ids.length || (keys.length > 0 && Date.now() > until)) return keys;
    if (Date.now() > until) throw new Error('no email arrived');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function readKeys(folder) {
  if (!existsSync(folder)) return [];
  const text = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'))
    .join('\n')
    // Quoted-printable breaks long lines.
    .replace(/=\r?\n/g, '');
  return [...new Set([...text.matchAll(KEY)].map(([, key]) => key))];
}

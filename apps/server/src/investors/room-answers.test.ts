import type { OwnRoomHome } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { endpointOf, MARK, OWN, openGuardedRooms, ROOM } from '../../test/guarded-rooms.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { signedIn } from '../../test/people.ts';
import { leadActivities, leadStatuses } from '../platform/db/schema/index.ts';

const { at, state, asked, openFresh } = openGuardedRooms();

it('every endpoint of the room is asked here', () => {
  expect(asked.map(([id]) => id).sort()).toEqual(ROOM.map(({ id }) => id).sort());
});

/** Names of every field in an answer, at any depth. */
function fieldsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(json)) for (const each of json) fieldsIn(each, found);
  else if (typeof json === 'object' && json !== null)
    for (const [name, value] of Object.entries(json)) fieldsIn(value, found.add(name));
  return found;
}

/** What staff know about a lead and its owner, by the names the CRM uses. */
const INTERNAL =
  /lead|user_id|owner|score|(^|_)tags?($|_)|utm|source|email|phone_|lost|version|touched|snooze|signal|activity|created_by|adicional|country|profile$|preferences|token_hash|notes|problem|sequence|google2fa/;

describe('what the room answers', () => {
  it('has no text and no field of staff, from any endpoint (security 36)', async () => {
    const statuses = await at().db.select({ name: leadStatuses.name }).from(leadStatuses);
    const written = await at().db.select({ body: leadActivities.body }).from(leadActivities);
    expect(written.some(({ body }) => body?.includes(MARK))).toBe(true);
    const seen = new Set<string>();
    for (const [id, input] of asked) {
      const { browser, read } = await openFresh(OWN);
      const home = (await read()).homes.find(({ sent_at }) => sent_at !== null)?.property_id ?? 0;
      if (id === 'noteRoomHome' || id === 'removeRoomHome')
        await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: home }] } });
      const answer = await browser(endpointOf(id), input(home));
      expect([id, answer.statusCode]).toEqual([id, 200]);
      if (id === 'createRoomComparisonLink') state.linkId = answer.json().id;
      if (id === 'removeRoomHome') state.removed = { id: home, undo: answer.json().undo };
      const isFile = endpointOf(id).produces !== undefined;
      const isPdf = endpointOf(id).produces === 'application/pdf';
      const body = isPdf ? (await readPdf(answer.rawPayload)).text : answer.body;
      expect(body, id).not.toContain(MARK);
      expect(body, id).not.toContain('@');
      for (const { name } of statuses) expect(body, id).not.toContain(`"${name}"`);
      if (isFile) continue;
      for (const field of fieldsIn(answer.json())) seen.add(field);
    }
    expect([...seen].filter((field) => INTERNAL.test(field))).toEqual([]);
    expect(seen).toContain('report_token');
    expect(seen).toContain('reasons');
    expect(seen).toContain('theirs');
  });

  it('shows staff what was saved and answered, and never the investor’s own notes (security 36)', async () => {
    const { browser, read } = await openFresh(OWN);
    const id = (await read()).homes[0]?.property_id ?? 0;
    await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    await browser(contract.noteRoomHome, { params: { id }, body: { note: 'only-mine' } });
    await browser(contract.answerRoomHome, { params: { id }, body: { answer: 'like' } });
    const seen = await at().salesman(contract.getLeadRoom, { params: { id: at().leadId } });
    expect(seen.body).not.toContain('only-mine');
    expect(fieldsIn(seen.json())).not.toContain('note');
    expect(fieldsIn(seen.json())).not.toContain('report_token');
    const home = seen.json().homes.find((each: OwnRoomHome) => each.property_id === id);
    expect(home).toMatchObject({ answer: 'like' });
    expect(home.saved_at).not.toBeNull();
    expect(seen.json().last_seen_at).not.toBeNull();
    const stranger = await signedIn(at().test, 'curator@alpha.test');
    const refused = await stranger(contract.getLeadRoom, { params: { id: at().leadId } });
    expect(refused.statusCode).toBe(404);
  });
});

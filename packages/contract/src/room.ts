import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answerForm, givenAnswer, homeAnswer } from './home-answers.ts';
import { language } from './language.ts';
import { idParams, success } from './paging.ts';
import { sender } from './profiles.ts';
import { listing } from './properties.ts';
import { LISTING_STATUSES } from './property-types.ts';
import { MAX_HOME_NOTE_LENGTH } from './room-limits.ts';
import { savedHomes } from './saved-homes.ts';
import { text } from './text.ts';

/** More than a sealed note in Base64 with everything else that is known of a saved home. */
const MAX_UNDO_LENGTH = 20_000;

/** A figure that differs from the day the home was saved. */
const changed = z.object({ from: z.number(), to: z.number() }).nullable();

export const roomHome = z.object({
  property_id: z.number().int(),
  /** `null`: sent by the curator and not saved. */
  saved_at: z.string().nullable(),
  /** When the curator last sent it; `null`: saved and never sent. */
  sent_at: z.string().nullable(),
  /** `null`: it may no longer be shown. */
  listing: listing.nullable(),
  /** Since it was saved; all `null` for a home that was not. */
  changes: z.object({
    price: changed,
    cash_flow_monthly: changed,
    result_median: changed,
    status: z.object({ from: z.enum(LISTING_STATUSES), to: z.enum(LISTING_STATUSES) }).nullable(),
  }),
  answer: homeAnswer.nullable(),
  /** Why not; empty for none. */
  reason: z.string(),
});
export type RoomHome = z.infer<typeof roomHome>;

const ownRoomHome = roomHome.extend({
  /** The investor’s own; nobody else reads it. */
  note: z.string(),
  /** Opens the report while this session lasts; `null`: no report of it was sent. */
  report_token: z.string().nullable(),
});
export type OwnRoomHome = z.infer<typeof ownRoomHome>;

const room = z.object({
  first_name: z.string(),
  /** `null`: nobody looks after the investor at the moment. */
  curator: sender.nullable(),
  homes: z.array(ownRoomHome),
  /** There is a purchase plan. */
  has_purchase: z.boolean(),
  /** Browsers in which the room is open, this one included. */
  session_count: z.number().int(),
});
export type Room = z.infer<typeof room>;

export const askRoomLink = endpoint({
  id: 'askRoomLink',
  method: 'POST',
  path: '/api/room/links',
  access: 'public',
  summary:
    'Emails a one-time link to an investor’s room: by address, or by a link they have, to the address it belongs to. The response is always the same.',
  perMinute: 5,
  body: z
    .strictObject({
      email: text(254).trim().pipe(z.email()).optional(),
      /** Of a room link that was used or is too old. */
      room_token: text(200).optional(),
      share_token: text(200).optional(),
      shortlist_token: text(200).optional(),
      locale: language,
    })
    .refine(
      ({ email, room_token, share_token, shortlist_token }) =>
        [email, room_token, share_token, shortlist_token].filter((by) => by !== undefined)
          .length === 1,
    ),
  response: success.extend({ mail_is_configured: z.boolean() }),
});

export const enterRoom = endpoint({
  id: 'enterRoom',
  method: 'POST',
  path: '/api/room/session',
  access: 'public',
  summary: 'Uses up an emailed link and opens the room in this browser.',
  perMinute: 10,
  body: z.strictObject({ token: text(200).min(1), homes: savedHomes.default([]) }),
  response: success,
});

export const getRoom = endpoint({
  id: 'getRoom',
  method: 'GET',
  path: '/api/room',
  access: 'room',
  summary: 'Homes that the investor saved or was sent, with answers, notes and what has changed.',
  perMinute: 120,
  response: room,
});

export const leaveRoom = endpoint({
  id: 'leaveRoom',
  method: 'DELETE',
  path: '/api/room/session',
  access: 'room',
  summary: 'Closes the room in this browser.',
  response: success,
});

export const leaveRoomEverywhere = endpoint({
  id: 'leaveRoomEverywhere',
  method: 'DELETE',
  path: '/api/room/sessions',
  access: 'room',
  summary: 'Closes the room in every browser; links that were not used yet end too.',
  response: success,
});

export const saveRoomHomes = endpoint({
  id: 'saveRoomHomes',
  method: 'POST',
  path: '/api/room/homes',
  access: 'room',
  summary: 'Saves homes. One that is saved already stays as it was.',
  perMinute: 60,
  body: z.strictObject({ homes: savedHomes }),
  response: success,
});

export const removeRoomHome = endpoint({
  id: 'removeRoomHome',
  method: 'DELETE',
  path: '/api/room/homes/:id',
  access: 'room',
  summary: 'Removes a saved home and its note; the answer can bring both back for an hour.',
  perMinute: 60,
  params: idParams,
  /** `undo`: the removed home, sealed, so that nothing of it stays on the server. */
  response: success.extend({ undo: z.string() }),
});

export const restoreRoomHome = endpoint({
  id: 'restoreRoomHome',
  method: 'POST',
  path: '/api/room/homes/:id/restore',
  access: 'room',
  summary: 'Brings a home back as it was when it was removed, with its note.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({ undo: text(MAX_UNDO_LENGTH) }),
  response: success,
});

export const noteRoomHome = endpoint({
  id: 'noteRoomHome',
  method: 'PUT',
  path: '/api/room/homes/:id/note',
  access: 'room',
  summary: 'The investor’s own note on a saved home; empty removes it.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({ note: text(MAX_HOME_NOTE_LENGTH).trim() }),
  response: z.object({ note: z.string() }),
});

export const openRoomHomeReport = endpoint({
  id: 'openRoomHomeReport',
  method: 'POST',
  path: '/api/room/homes/:id/report',
  access: 'room',
  summary:
    'Makes a link to the report of a saved home, or finds the one there is. Nothing is mailed.',
  perMinute: 30,
  params: idParams,
  body: z.strictObject({ locale: language }),
  /** Opens the report while this session lasts. */
  response: z.object({ report_token: z.string() }),
});

export const answerRoomHome = endpoint({
  id: 'answerRoomHome',
  method: 'PUT',
  path: '/api/room/homes/:id/answer',
  access: 'room',
  summary: 'Answers a home that the curator sent, as on its report.',
  perMinute: 60,
  params: idParams,
  body: answerForm.omit({ reader: true }),
  response: givenAnswer,
});

export const getLeadRoom = endpoint({
  id: 'getLeadRoom',
  method: 'GET',
  path: '/api/leads/:id/room',
  access: 'lead:read:own',
  summary: 'What an investor sees in the room, without the notes, and whether it is in use.',
  params: idParams,
  response: z.object({
    homes: z.array(roomHome),
    /** `null`: never. */
    last_seen_at: z.string().nullable(),
    /** Of the last invitation by staff. */
    invited_at: z.string().nullable(),
    /** False: there is no address to send a link to. */
    has_address: z.boolean(),
    mail_is_configured: z.boolean(),
  }),
});

export const inviteToRoom = endpoint({
  id: 'inviteToRoom',
  method: 'POST',
  path: '/api/leads/:id/room/invitations',
  access: 'lead:edit:own',
  summary: 'Emails a lead a link to the room, in the given language.',
  perMinute: 20,
  params: idParams,
  body: z.strictObject({ locale: language }),
  response: z.object({ invited_at: z.string() }),
});

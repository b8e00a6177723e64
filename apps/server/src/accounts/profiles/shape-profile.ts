import type { Sender, StaffProfile } from '@alpha/contract';
import type { findSenderRow, ProfileRow } from './profiles.queries.ts';

type Contact = Omit<StaffProfile, 'user_id'>;

const NOTHING: Contact = {
  headline: { en: '', es: '' },
  languages: [],
  phone: null,
  whatsapp: null,
  calendar_url: null,
  call_hours: null,
  photo_url: null,
};

function contactOf(row: ProfileRow | null | undefined): Contact {
  if (!row) return NOTHING;
  const { headline, languages, phone, whatsapp, calendarUrl, callHours, photoUrl } = row;
  return {
    ...{ headline, languages, phone, whatsapp },
    ...{ calendar_url: calendarUrl, call_hours: callHours, photo_url: photoUrl },
  };
}

export const shapeProfile = (userId: number, row: ProfileRow | undefined): StaffProfile => ({
  user_id: userId,
  ...contactOf(row),
});

type SenderRow = NonNullable<Awaited<ReturnType<typeof findSenderRow>>>;

/** Somebody who has left is only a name. */
export const shapeSender = ({ name, role, isActive, profile }: SenderRow): Sender => ({
  name,
  role,
  ...contactOf(isActive ? profile : null),
});

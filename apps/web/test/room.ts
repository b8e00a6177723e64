import { getRoom, type OwnRoomHome, type Room } from '@alpha/contract';
import { answer } from './fake-api';
import { listingLike } from './shortlists';

export const UNCHANGED = {
  ...{ price: null, cash_flow_monthly: null, result_median: null, status: null },
};

/** Saved, with nothing that has changed; those with higher numbers were saved earlier. */
export const roomHomeLike = (id: number, fields: Partial<OwnRoomHome> = {}): OwnRoomHome => ({
  ...{ property_id: id, saved_at: `2026-11-${String(30 - id).padStart(2, '0')}T10:00:00.000Z` },
  ...{ sent_at: null, note: '', listing: listingLike(id), changes: UNCHANGED },
  ...{ answer: null, reason: '', report_token: null },
  ...fields,
});

const CURATOR = {
  ...{ name: 'Valeria Montiel', role: 'leader' as const, headline: { en: '', es: '' } },
  ...{ languages: ['es'], phone: null, whatsapp: '+13055550100', calendar_url: null },
  ...{ call_hours: null, photo_url: null },
};

export const roomLike = (homes: readonly OwnRoomHome[], fields: Partial<Room> = {}): Room => ({
  ...{ first_name: 'Andrés', curator: CURATOR, homes: [...homes] },
  ...{ has_purchase: false, session_count: 2, ...fields },
});

export const roomWith = (...homes: OwnRoomHome[]) => answer(getRoom, roomLike(homes));

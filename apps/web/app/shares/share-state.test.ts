import type { Share } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { countPeople, stateOf } from './share-state';

const share = (changes: Partial<Share> = {}): Share => ({
  id: 1,
  email: 'ana@example.com',
  locale: 'es',
  currency: null,
  created_by: null,
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2027-01-30T10:00:00.000Z',
  revoked_at: null,
  first_opened_at: null,
  last_opened_at: null,
  open_count: 0,
  channel: 'mail',
  delivery: 'sent',
  given_answer: { answer: null, reason: '' },
  other_readers: [],
  scenarios: [],
  question: '',
  reader: { name: '', contact: '' },
  ...changes,
});

describe('a sent report', () => {
  const now = Date.parse('2026-11-15T10:00:00.000Z');
  it.each([
    ['waits for its reader', {}, 'waiting'],
    ['was opened', { open_count: 2 }, 'opened'],
    ['is on its way', { delivery: 'waiting' as const }, 'onItsWay'],
    ['was refused by the mail server', { delivery: 'failed' as const }, 'undelivered'],
    ['is kept as a file, for want of a mail server', { delivery: 'kept' as const }, 'kept'],
    ['was opened by a file', { delivery: 'kept' as const, open_count: 1 }, 'opened'],
    ['was sent so long ago that its message is forgotten', { delivery: null }, 'waiting'],
    ['is a link that was only made', { delivery: null, channel: 'link' as const }, 'link'],
    [
      'is a link that went out by chat',
      { delivery: null, channel: 'whatsapp' as const },
      'waiting',
    ],
    ['was revoked after it was opened', { open_count: 2, revoked_at: '2026-11-02' }, 'revoked'],
    ['is past its day', { expires_at: '2026-11-15T10:00:00.000Z' }, 'expired'],
  ])('%s', (_, changes, expected) => {
    expect(stateOf(share(changes), now)).toBe(expected);
  });

  it('counts people, not messages', () => {
    const shares = [
      share({ open_count: 1 }),
      share({ email: 'Ana@example.com' }),
      share({ email: 'luis@example.com' }),
      share({ email: 'eva@example.com', delivery: null, channel: 'link' }),
    ];
    expect(countPeople(shares)).toEqual({ sent: 2, kept: 0, opened: 1 });
  });

  it('counts nobody as reached by an email saved as a file', () => {
    const kept = { delivery: 'kept' as const };
    const shares = [
      share(kept),
      share({ ...kept, email: 'luis@example.com' }),
      share({ ...kept, email: 'eva@example.com', open_count: 1 }),
      share({ email: 'LUIS@example.com' }),
    ];
    expect(countPeople(shares)).toEqual({ sent: 2, kept: 1, opened: 1 });
  });
});

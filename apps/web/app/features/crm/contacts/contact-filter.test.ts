import { describe, expect, it } from 'vitest';
import { boardLink, isSameQuery, readFilter, readOrder, viewQueryOf } from './contact-filter';

const of = (query: string) => new URLSearchParams(query);

describe('the filters in the URL', () => {
  it('are read as the API expects them, and invalid values are ignored', () => {
    expect(
      readFilter(of('search= ana &user_id=8&stale_days=30&source=quiz&profile=aggressive')),
    ).toEqual({ search: 'ana', user_id: 8, stale_days: 30, source: 'quiz', profile: 'aggressive' });
    expect(
      readFilter(of('search=%20&user_id=abc&lead_status_id=-1&stale_days=1.5&source=x&page=2')),
    ).toEqual({});
  });

  it('of a figure are read too, and invalid ones are ignored', () => {
    const period = 'moved_from=2026-11-01T00:00:00-05:00&moved_to=2026-12-01T05:00:00Z';
    expect(
      readFilter(of(`outcome=lost&outcome_days=30&lost_reason_id=0&imported=no&${period}`)),
    ).toEqual({
      ...{ outcome: 'lost', outcome_days: 30, lost_reason_id: 0, imported: 'no' },
      moved_from: '2026-11-01T05:00:00.000Z',
      moved_to: '2026-12-01T05:00:00.000Z',
    });
    expect(readFilter(of('utm_campaign=(none)&utm_source= Instagram '))).toEqual({
      ...{ utm_campaign: '(none)', utm_source: 'Instagram' },
    });
    expect(
      readFilter(of('outcome=sold&outcome_days=30&created_from=soon&created_to=0001-01-01')),
    ).toEqual({});
  });

  it('start with the newest; names start with A', () => {
    expect(readOrder(of(''))).toEqual({ sort: 'created_at', order: 'desc' });
    expect(readOrder(of('sort=last_name'))).toEqual({ sort: 'last_name', order: 'asc' });
    expect(readOrder(of('sort=password&order=up'))).toEqual({ sort: 'created_at', order: 'desc' });
  });

  it('are saved in a view, without the page', () => {
    const view = viewQueryOf(of('page=3&source=quiz&sort=email'));
    expect(view).toEqual({ source: 'quiz', sort: 'email', order: 'asc' });
    expect(isSameQuery(view, { order: 'asc', sort: 'email', source: 'quiz' })).toBe(true);
    expect(isSameQuery(view, { source: 'quiz' })).toBe(false);
  });

  it('are passed on to the board', () => {
    const link = (query: string, role?: 'salesman') => boardLink(readFilter(of(query)), role);
    expect(link('source=quiz&search=paola&page=2')).toEqual({
      pathname: '/app/board',
      search: 'search=paola&source=quiz',
    });
    expect(link('user_id=8&profile=moderate&stale_days=60&phone=+57', 'salesman')).toEqual({
      pathname: '/app/board/8',
      search: 'search=57&profile=moderate&stale=60',
    });
    expect(link('lead_status_id=14', 'salesman')).toMatchObject({ search: 'role=salesman' });
    expect(link('')).toEqual({ pathname: '/app/board', search: '' });
  });
});

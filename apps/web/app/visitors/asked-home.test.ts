import { beforeEach, expect, it, vi } from 'vitest';
import { askedHome, forgetAskedHome, rememberAskedHome, withAskedHome } from './asked-home';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
});

it('the home asked about is kept until it is sent', () => {
  rememberAskedHome({ id: 12, address: '1 Ocean Dr, Miami' });
  expect(askedHome()).toEqual({ id: 12, address: '1 Ocean Dr, Miami' });
  forgetAskedHome();
  expect(askedHome()).toBeNull();
});

it.each(['{', 'null', '{"id":"12","address":"x"}', '{"id":-1,"address":"x"}', '{"id":3}'])(
  'stored text like %s is no home',
  (text) => {
    kept.set('asked-home', text);
    expect(askedHome()).toBeNull();
  },
);

it('works without storage', () => {
  vi.stubGlobal('window', {});
  expect(() => rememberAskedHome({ id: 1, address: 'x' })).not.toThrow();
  expect(askedHome()).toBeNull();
});

it('a link carries it beside the referral', () => {
  const home = { id: 12, address: '1 Ocean Dr, Miami' };
  expect(withAskedHome('?ref=ana', home)).toBe('?ref=ana&home_id=12&home=1+Ocean+Dr%2C+Miami');
});

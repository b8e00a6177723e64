import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './contact-draft';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const values = { name: 'Ana', email: 'ana@', country: '', phone: '' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { sessionStorage });
});

describe('what was typed into a contact form', () => {
  it('is there after a reload, until it was sent', () => {
    keepDraft(values);
    expect(readDraft()).toEqual(values);
    forgetDraft();
    expect(readDraft()).toEqual({});
  });

  it('stays away when it was taken back, whatever else would fill the field in', () => {
    const nothing = { name: '', email: '', country: '', phone: '' };
    keepDraft(values);
    keepDraft(nothing);
    expect({ name: 'Ana', ...readDraft() }).toEqual(nothing);
  });

  it.each(['{', 'null', '{"name":1,"other":"x"}'])(
    'is nothing where storage holds %s',
    (spoiled) => {
      stored.set('draft:contact', spoiled);
      expect(readDraft()).toEqual({});
    },
  );

  it('does not need a storage', () => {
    vi.stubGlobal('window', {});
    expect(() => keepDraft(values)).not.toThrow();
    expect(readDraft()).toEqual({});
  });
});

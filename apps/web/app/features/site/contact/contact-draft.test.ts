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

describe('text typed into a contact form', () => {
  it('survives a reload, until it is sent', () => {
    keepDraft(values);
    expect(readDraft()).toEqual(values);
    forgetDraft();
    expect(readDraft()).toEqual({});
  });

  it('stays empty when it was cleared, whatever else would fill the field', () => {
    const nothing = { name: '', email: '', country: '', phone: '' };
    keepDraft(values);
    keepDraft(nothing);
    expect({ name: 'Ana', ...readDraft() }).toEqual(nothing);
  });

  it.each(['{', 'null', '{"name":1,"other":"x"}'])(
    'is empty when storage contains %s',
    (spoiled) => {
      stored.set('draft:contact', spoiled);
      expect(readDraft()).toEqual({});
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('window', {});
    expect(() => keepDraft(values)).not.toThrow();
    expect(readDraft()).toEqual({});
  });
});

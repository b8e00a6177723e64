import { describe, expect, it } from 'vitest';
import { keyedHash, keyIdOf, resealer, seal, unseal } from './secret-box.ts';

const KEY = 'k'.repeat(48);

describe('a sealed text', () => {
  it('opens with the same key, purpose and owner, and with no other', () => {
    const sealed = seal(KEY, 'two-factor', '7', 'señal');
    expect(unseal(KEY, 'two-factor', '7', sealed)).toBe('señal');
    expect(() => unseal('x'.repeat(48), 'two-factor', '7', sealed)).toThrow();
    expect(() => unseal(KEY, 'mail', '7', sealed)).toThrow();
    expect(() => unseal(KEY, 'two-factor', '8', sealed)).toThrow();
  });

  it('does not open when a byte was changed, and is never the same twice', () => {
    const sealed = seal(KEY, 'two-factor', '7', 'same');
    expect(seal(KEY, 'two-factor', '7', 'same')).not.toBe(sealed);
    const [, , base64 = ''] = sealed.split(':');
    const bytes = Buffer.from(base64, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const changed = sealed.replace(base64, bytes.toString('base64'));
    expect(() => unseal(KEY, 'two-factor', '7', changed)).toThrow();
  });
});

describe('a keyed hash', () => {
  it('depends on key and purpose', () => {
    const hash = keyedHash(KEY, 'recovery-codes', 'a');
    expect(keyedHash(KEY, 'recovery-codes', 'a')).toBe(hash);
    expect(keyedHash('x'.repeat(48), 'recovery-codes', 'a')).not.toBe(hash);
    expect(keyedHash(KEY, 'mail', 'a')).not.toBe(hash);
  });
});

describe('the key of a sealed text (security 5)', () => {
  const OTHER = 'x'.repeat(48);

  it('is named with the algorithm, and another one is named in the refusal', () => {
    const sealed = seal(KEY, 'mail', '7', 'text');
    expect(sealed).toMatch(/^aes-256-gcm:[\w-]{8}:[A-Za-z0-9+/=]+$/);
    expect(sealed).toContain(`:${keyIdOf(KEY)}:`);
    expect(keyIdOf(OTHER)).not.toBe(keyIdOf(KEY));
    expect(() => unseal(OTHER, 'mail', '7', sealed)).toThrow(
      `sealed with the key ${keyIdOf(KEY)}, not with ${keyIdOf(OTHER)}`,
    );
    expect(() => unseal(KEY, 'mail', '7', sealed.replace('aes-256-gcm', 'rot13'))).toThrow('rot13');
  });

  it('is not named in what earlier versions sealed, which still opens', () => {
    // They are the same bytes without their names.
    const [, , base64 = ''] = seal(KEY, 'mail', '7', 'früher').split(':');
    expect(unseal(KEY, 'mail', '7', base64)).toBe('früher');
    expect(() => unseal(OTHER, 'mail', '7', base64)).toThrow();
  });

  it('is replaced by opening and sealing again', () => {
    const sealed = resealer(KEY, OTHER)('feeds', 'f', seal(KEY, 'feeds', 'f', 'text'));
    expect(unseal(OTHER, 'feeds', 'f', sealed)).toBe('text');
    expect(() => unseal(KEY, 'feeds', 'f', sealed)).toThrow();
  });
});

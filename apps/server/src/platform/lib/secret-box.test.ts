import { describe, expect, it } from 'vitest';
import { keyedHash, seal, unseal } from './secret-box.ts';

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
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(KEY, 'two-factor', '7', bytes.toString('base64'))).toThrow();
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

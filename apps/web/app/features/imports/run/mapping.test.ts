import { describe, expect, it } from 'vitest';
import { fieldOf, stillMissing, withField } from './mapping';

const GUESS = { key: 'MLS', listPrice: 'Price', rent: 'Rent' };

describe('which column means what', () => {
  it('a column given to another field is removed from its first field', () => {
    const mapping = withField(GUESS, 'Price', 'soldPrice');
    expect(mapping).toEqual({ key: 'MLS', listPrice: '', rent: 'Rent', soldPrice: 'Price' });
    expect(fieldOf(mapping, 'Price')).toBe('soldPrice');
    expect(stillMissing(['key', 'listPrice'], mapping)).toEqual(['listPrice']);
  });

  it('a field given to another column is removed from the first column', () => {
    const mapping = withField(GUESS, 'Asking', 'listPrice');
    expect(fieldOf(mapping, 'Price')).toBe('');
    expect(fieldOf(mapping, 'Asking')).toBe('listPrice');
  });

  it('sends a column that is left out explicitly, so that the guess does not come back', () => {
    expect(withField(GUESS, 'Rent', '')).toEqual({ ...GUESS, rent: '' });
  });
});

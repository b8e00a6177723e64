import { submitLead } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { contactPost, HOME } from './contact-post';

const values = { name: 'Ana Ruiz', email: 'ana@x.test', country: 'Perú', phone: '+51 1' };
const utms = { utm_source: 'letter' };

describe('the post of a contact form', () => {
  it('goes to user 1 from the home page, with the country among the extra answers', () => {
    const post = contactPost(values, { place: HOME, countryLabel: 'País', utms });
    expect(post).toEqual({
      source: 'home',
      user_id: 1,
      first_name: 'Ana Ruiz',
      last_name: '-',
      phone: '+51 1',
      email: 'ana@x.test',
      adicionales: [{ label: 'País', answer: 'Perú', key: 'country' }],
      utms,
    });
  });

  it('goes to the curator from their page; empty fields are left out', () => {
    const post = contactPost(
      { ...values, country: '', phone: '' },
      { place: { source: 'landing', ownerId: 8 }, countryLabel: 'País', utms: {} },
    );
    expect(post).toMatchObject({ source: 'landing', user_id: 8, adicionales: [], phone: '' });
  });

  it('is accepted by the API, however long the text', () => {
    const long = { name: 'n'.repeat(120), email: 'e'.repeat(254), country: 'c'.repeat(120) };
    const post = contactPost(
      { ...long, phone: '1'.repeat(60) },
      { place: HOME, countryLabel: 'Country', utms },
    );
    expect(submitLead.body?.safeParse(post).success).toBe(true);
  });
});

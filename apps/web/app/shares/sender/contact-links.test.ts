import { expect, test } from 'vitest';
import { firstNameOf, phoneHref, whatsappHref } from './contact-links';

test('a WhatsApp link has the number without signs and the text with its home', () => {
  const href = whatsappHref('+13055550123', 'About 12 Oak St & more?');
  expect(href).toBe('https://wa.me/13055550123?text=About%2012%20Oak%20St%20%26%20more%3F');
  expect(new URL(href).searchParams.get('text')).toBe('About 12 Oak St & more?');
});

test('a phone link dials the international number, and a greeting uses the first name', () => {
  expect(phoneHref('+13055550123')).toBe('tel:+13055550123');
  expect(firstNameOf({ name: 'Sofía Lareda' })).toBe('Sofía');
});

import { expect, it } from 'vitest';
import { whatsAppUrl } from './whatsapp-url';

it.each([
  ['+57 301 555 0100', 'https://wa.me/573015550100?text=Hi%20%26%20bye'],
  ['301 555 0100', 'https://wa.me/?text=Hi%20%26%20bye'],
  ['-', 'https://wa.me/?text=Hi%20%26%20bye'],
  [undefined, 'https://wa.me/?text=Hi%20%26%20bye'],
])('the phone %s opens %s', (phone, url) => {
  expect(whatsAppUrl(phone, 'Hi & bye')).toBe(url);
});

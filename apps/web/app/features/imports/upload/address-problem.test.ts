import { expect, test } from 'vitest';
import { addressProblem } from './address-problem';

test('an address that can never work is rejected at its field, with the reason', () => {
  expect(addressProblem('homes.csv')).toBe('badUrl');
  expect(addressProblem('http://example.com/homes.csv')).toBe('notHttps');
  expect(addressProblem('https://ana:secret@example.com/homes.csv')).toBe('withPassword');
});

test.each([
  'localhost',
  'files.local',
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.5:8443',
  '172.20.0.1',
  '169.254.169.254',
  '2130706433',
  '[::1]',
  '[fd00::1]',
])('%s is of a private network', (host) => {
  expect(addressProblem(`https://${host}/homes.csv`)).toBe('privateAddress');
});

test.each(['example.com', '172.32.0.1', '11.0.0.1', '10.example.com', '[2606:4700::1]'])(
  '%s may be fetched',
  (host) => {
    expect(addressProblem(`https://${host}/homes.csv`)).toBeNull();
  },
);

import { describe, expect, it } from 'vitest';
import { emptyValues, toBody } from './user-form.values';

const filled = {
  name: 'Ana',
  email: 'ana@alpha.test',
  role: 'salesman',
  leader_id: '2',
  password: '',
  password_confirmation: '',
} as const;

describe('a new user', () => {
  it('starts as a salesman of the leader who has no other choice', () => {
    expect(emptyValues([{ name: 'salesman' }], [{ id: 2 }])).toMatchObject({
      role: 'salesman',
      leader_id: '2',
    });
  });

  it('starts without a role where there are several', () => {
    expect(emptyValues([{ name: 'admin' }, { name: 'salesman' }], [{ id: 2 }])).toMatchObject({
      role: '',
      leader_id: '',
    });
  });
});

describe('what is sent', () => {
  it('has a leader for a salesman only', () => {
    expect(toBody(filled).leader_id).toBe(2);
    expect(toBody({ ...filled, role: 'admin' }).leader_id).toBeNull();
    expect(toBody({ ...filled, leader_id: '' }).leader_id).toBeNull();
  });
});

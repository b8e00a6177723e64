import { describe, expect, it } from 'vitest';
import { emptyValues, needsProof, toBody, toUpdateBody } from './user-form.values';

const filled = {
  name: 'Ana',
  email: 'ana@alpha.test',
  role: 'salesman',
  leader_id: '2',
  access: 'password',
  password: '',
  password_confirmation: '',
  current_password: '',
} as const;

describe('a new user', () => {
  it('starts as a salesman of the leader when there is no other choice', () => {
    expect(emptyValues([{ name: 'salesman' }], [{ id: 2 }])).toMatchObject({
      role: 'salesman',
      leader_id: '2',
    });
  });

  it('starts without a role when there are several', () => {
    expect(emptyValues([{ name: 'admin' }, { name: 'salesman' }], [{ id: 2 }])).toMatchObject({
      role: '',
      leader_id: '',
    });
  });
});

describe('the request body', () => {
  it('has a leader for a salesman only', () => {
    expect(toBody(filled).leader_id).toBe(2);
    expect(toBody({ ...filled, role: 'admin' }).leader_id).toBeNull();
    expect(toBody({ ...filled, leader_id: '' }).leader_id).toBeNull();
  });
});

describe('an invitation', () => {
  it('sends no password, whatever was typed before', () => {
    const body = toBody({ ...filled, access: 'invite', password: 'typed', current_password: 'x' });
    expect(Object.keys(body).sort()).toEqual(['email', 'leader_id', 'name', 'role']);
  });
});

describe('the current password', () => {
  it('is required when the own email or password changes, and for nothing else', () => {
    expect(needsProof({ ...filled, email: 'ana@elsewhere.test' }, filled)).toBe(true);
    expect(needsProof({ ...filled, password: 'x' }, filled)).toBe(true);
    expect(needsProof({ ...filled, name: 'Ana María', email: ' ana@alpha.test ' }, filled)).toBe(
      false,
    );
  });

  it('is sent when given', () => {
    expect(toUpdateBody(filled)).not.toHaveProperty('current_password');
    expect(toUpdateBody({ ...filled, current_password: 'secret' })).toMatchObject({
      current_password: 'secret',
    });
    expect(toBody({ ...filled, current_password: 'secret' })).not.toHaveProperty(
      'current_password',
    );
  });
});

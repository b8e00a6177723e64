import { EMAIL_ADDRESS } from './email-address.ts';

/** 7 to 15 digits, as E.164 allows, with the usual signs between them. */
const PHONE = /^\+?(?:[\s().-]*\d){7,15}[\s.)]*$/;

export const MAX_READER_NAME_LENGTH = 120;
export const MAX_READER_CONTACT_LENGTH = 254;

/** An email address or a phone number: something a sender can reply to. */
export const isContact = (value: string): boolean =>
  EMAIL_ADDRESS.test(value.trim()) || PHONE.test(value.trim());

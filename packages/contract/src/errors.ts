import { z } from 'zod';

/** Every error the API can answer with: its code (translated as `errors.<code>`) and HTTP status. */
export const ERROR_STATUS = {
  'request.malformed': 400,
  'request.invalid': 422,
  'request.tooLarge': 413,
  'request.unsupportedType': 415,
  'request.tooMany': 429,
  'route.notFound': 404,
  'auth.unauthenticated': 401,
  'auth.invalidCredentials': 401,
  'auth.forbidden': 403,
  'auth.tooManyCodes': 401,
  'auth.wrongPassword': 422,
  'auth.resetLinkInvalid': 422,
  'session.notFound': 404,
  'twoFactor.invalidCode': 422,
  'twoFactor.alreadyOn': 409,
  'twoFactor.notOn': 409,
  'twoFactor.notPending': 409,
  'twoFactor.unreadable': 409,
  'user.notFound': 404,
  'user.emailTaken': 422,
  'user.lastAdmin': 409,
  'user.self': 409,
  'status.notFound': 404,
  'status.nameTaken': 422,
  'status.inUse': 409,
  'status.lastOfRole': 409,
  'status.listChanged': 409,
  'lead.notFound': 404,
  'lead.emailTaken': 422,
  'lead.changed': 409,
  'lead.tooManyAtOnce': 422,
  'lead.noAddress': 422,
  'lead.listChanged': 409,
  'view.notFound': 404,
  'view.nameTaken': 422,
  'view.tooMany': 409,
  'import.notFound': 404,
  'import.notCsv': 422,
  'import.unreadable': 422,
  'import.empty': 422,
  'import.tooManyRows': 422,
  'import.tooManyColumns': 422,
  'import.undone': 409,
  'lead.elsewhere': 409,
  'property.notFound': 404,
  'share.notFound': 404,
  'share.quota': 429,
  'share.keyReused': 409,
  'shortlist.notFound': 404,
  'shortlist.sent': 409,
  'shortlist.changed': 409,
  'shortlist.empty': 422,
  'curator.notFound': 404,
  'service.unavailable': 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What a field's error can say; translated as `errors.field.<reason>`. */
export const FIELD_REASONS = [
  'required',
  'invalid',
  'email',
  'tooSmall',
  'tooBig',
  'unknown',
  'notAllowed',
  'mismatch',
  'tooShort',
  'tooCommon',
  'wrong',
  'same',
  'taken',
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

/** The one error shape. `errors` maps a field to its messages, in the reader's language. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

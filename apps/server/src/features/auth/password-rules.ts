import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../http/app-error.ts';

let common: Set<string> | undefined;

/** Some fifty thousand passwords that attackers try first; unpacked when first needed. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[]);
  return common.has(password.toLowerCase());
}

/** Length is the contract's to check; here is what a list and the person's own data say. */
export function assertGoodPassword(password: string, owner: { name: string; email: string }): void {
  const plain = password.toLowerCase();
  const [mailbox = ''] = owner.email.toLowerCase().split('@');
  const own = [owner.email.toLowerCase(), owner.name.toLowerCase(), mailbox];
  if (isCommon(password) || own.includes(plain) || /^(.)\1*$/u.test(password))
    throw new AppError('request.invalid', { fields: { password: ['tooCommon'] } });
}

import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../platform/http/app-error.ts';

let common: Set<string> | undefined;

/** Some fifty thousand passwords that attackers try first; unpacked when first needed. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[]);
  return common.has(password.toLowerCase());
}

type Owner = { name: string; email: string };

/** Length is the contract's to check; here is what a list and the person's own data say. */
export function isBadPassword(password: string, owner: Owner): boolean {
  const plain = password.toLowerCase();
  const [mailbox = ''] = owner.email.toLowerCase().split('@');
  const own = [owner.email.toLowerCase(), owner.name.toLowerCase(), mailbox];
  return isCommon(password) || own.includes(plain) || /^(.)\1*$/u.test(password);
}

export function assertGoodPassword(password: string, owner: Owner): void {
  if (isBadPassword(password, owner))
    throw new AppError('request.invalid', { fields: { password: ['tooCommon'] } });
}

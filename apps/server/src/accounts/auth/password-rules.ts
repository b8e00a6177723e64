import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../platform/http/app-error.ts';

let common: Set<string> | undefined;

/** About 50,000 passwords that attackers try first; unpacked on first use. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[]);
  return common.has(password.toLowerCase());
}

type Owner = { name: string; email: string };

/** The contract checks length; this checks common passwords and the user's own data. */
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

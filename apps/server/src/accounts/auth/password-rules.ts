import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isBreached } from './breached-passwords.ts';
import { isMostlyNames, type NamesInUse, type Owner } from './guessable-names.ts';

let common: Set<string> | undefined;

/** About 50,000 passwords that attackers try first; unpacked on first use. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[]);
  return common.has(password.toLowerCase());
}

/** Names of the company, and the operator's list of stolen passwords, if any. */
type Rules = NamesInUse & Pick<Config, 'breachedPasswordsFile'>;

/**
 * The contract checks length; this checks common passwords, the user's own data, names that everybody
 * knows, and passwords that were stolen elsewhere.
 */
export async function passwordProblem(
  password: string,
  owner: Owner,
  rules: Rules,
): Promise<'tooCommon' | 'mostlyNames' | 'breached' | null> {
  if (isCommon(password) || /^(.)\1*$/u.test(password)) return 'tooCommon';
  if (isMostlyNames(password, rules, owner)) return 'mostlyNames';
  const { breachedPasswordsFile } = rules;
  if (breachedPasswordsFile && (await isBreached(breachedPasswordsFile, password)))
    return 'breached';
  return null;
}

export async function assertGoodPassword(
  password: string,
  owner: Owner,
  rules: Rules,
): Promise<void> {
  const problem = await passwordProblem(password, owner, rules);
  if (problem) throw new AppError('request.invalid', { fields: { password: [problem] } });
}

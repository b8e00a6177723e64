const HOME_TYPES = ['single_family', 'condo', 'townhouse', 'multi_family', 'land'] as const;

/** The message key of a kind of home; imports may bring kinds we do not name. */
export function homeTypeKey(type: string): `type.${(typeof HOME_TYPES)[number] | 'other'}` {
  return `type.${HOME_TYPES.find((known) => known === type) ?? 'other'}`;
}

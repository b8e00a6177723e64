import { knownPropertyType, type PropertyType } from '@alpha/contract/property-types';

/** The message key of a property type; imports may bring types we do not name. */
export function homeTypeKey(type: string): `type.${PropertyType}` {
  return `type.${knownPropertyType(type)}`;
}

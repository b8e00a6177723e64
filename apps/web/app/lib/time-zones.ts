/** As the browser knows them, with those of the Americas first. */
export function zoneOptions(): { value: string; label: string }[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const isNear = (zone: string) => zone.startsWith('America/');
  return [...zones.filter(isNear), ...zones.filter((zone) => !isNear(zone))].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

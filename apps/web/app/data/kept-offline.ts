/** Small lists without which a person offline could not choose anything: kept as long as the tab. */
export const KEPT_OFFLINE = { gcTime: Number.POSITIVE_INFINITY } as const;

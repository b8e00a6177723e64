/** Leads that are being deleted: until their page is left, asking for them would only get a 404. */
const paused = new Set<number>();

export const isLeadPaused = (id: number): boolean => paused.has(id);

export const pauseLead = (id: number): void => void paused.add(id);

export const resumeLead = (id: number): void => void paused.delete(id);

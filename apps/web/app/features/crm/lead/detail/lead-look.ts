/** `panel`: over a list, narrower than a page. */
export type LeadLook = 'page' | 'panel';

/** The space above, and two columns where there is room for them. */
export const LEAD_COLUMNS: Record<LeadLook, string> = {
  page: 'pt-8 gap-x-14 lg:grid-cols-[minmax(0,1fr)_24rem]',
  panel: 'pt-6 gap-x-8 xl:grid-cols-[minmax(0,1fr)_18rem]',
};

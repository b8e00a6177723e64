/** `holds`: other paths that belong to an entry. `letter`: with `g` it opens the page. */
export const CRM_PAGES = [
  { to: '/app/today', key: 'crm.today', needs: 'lead:read:own', holds: [], letter: 't' },
  {
    to: '/app/board',
    key: 'crm.opportunities',
    needs: 'lead:read:own',
    holds: ['/app/leads'],
    letter: 'b',
  },
  {
    to: '/app/contacts',
    key: 'crm.contacts',
    needs: 'lead:read:own',
    holds: ['/app/edit-contact'],
    letter: 'c',
  },
  { to: '/app/dashboard', key: 'crm.dashboard', needs: 'lead:read:own', holds: [], letter: 'd' },
  {
    to: '/app/users',
    key: 'crm.users',
    needs: 'user:read:team',
    holds: ['/app/edit-user', '/app/audit'],
    letter: 'u',
  },
  {
    to: '/app/leads-status',
    key: 'crm.status',
    needs: 'status:write',
    holds: ['/app/edit-leads-status'],
    letter: undefined,
  },
  {
    to: '/app/curators',
    key: 'crm.curators',
    needs: 'curator:edit:own',
    holds: ['/app/edit-curator'],
    letter: undefined,
  },
  { to: '/app/imports', key: 'crm.imports', needs: 'listing:import', holds: [], letter: 'i' },
  { to: '/app/settings', key: 'crm.settings', needs: 'template:write', holds: [], letter: 's' },
  {
    to: '/app/google2fa',
    key: 'crm.twoFactor',
    needs: 'account:own',
    holds: [],
    letter: undefined,
  },
] as const;

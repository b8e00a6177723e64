export const editorPath = (leadId: number, listId?: number): string =>
  `/app/leads/${leadId}/shortlist${listId === undefined ? '' : `?list=${listId}`}`;

export const ROOM_LINK_MINUTES = 15;
export const ROOM_INVITATION_DAYS = 7;
export const ROOM_SESSION_DAYS = 90;
export const MAX_HOME_NOTE_LENGTH = 1_000;

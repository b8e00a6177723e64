/** The contact that waited was sent while its form was open: saved from here, it would be a second one. */
export class AlreadySent extends Error {}

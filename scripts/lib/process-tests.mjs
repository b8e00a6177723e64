/** Tests that start the built program or a PostgreSQL server: slow, so they run in CI and when named. */
const STARTS = /\b(startServer|startPostgres|openPostgres|startInstallation)\(/;

export const isProcessTest = (text) => STARTS.test(text);

import type pg from 'pg';

type Connection = { query: (text: string) => void };

/** `copy … to stdout`: each message is a piece of the file, usually a row. */
export function copyOut(
  client: pg.Client,
  text: string,
  onData: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const nothing = () => undefined;
    // What pg expects of a query object; its types have only a part of it.
    const query = {
      submit: (connection: Connection) => connection.query(text),
      handleCopyData({ chunk }: { chunk: Buffer }) {
        try {
          if (!failure) onData(chunk);
        } catch (error) {
          failure = error as Error;
        }
      },
      handleRowDescription: nothing,
      handleDataRow: nothing,
      handleCommandComplete: nothing,
      handleEmptyQuery: nothing,
      handlePortalSuspended: nothing,
      handleError: reject,
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    };
    client.query(query as unknown as pg.Submittable);
  });
}

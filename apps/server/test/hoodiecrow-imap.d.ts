declare module 'hoodiecrow-imap' {
  type Folder = { uidvalidity?: number; messages?: unknown[] };
  type Options = {
    plugins?: string[];
    users?: Record<string, { password: string }>;
    storage?: Record<string, Folder>;
  };
  type Server = {
    listen: (port: number, host: string, done: () => void) => void;
    close: (done: () => void) => void;
    appendMessage: (folder: string, flags: string[], at: Date, source: Buffer) => void;
    server: import('node:net').Server;
    folderCache: Record<string, { uidvalidity: number; messages: { flags: string[] }[] }>;
  };
  export default function hoodiecrow(options?: Options): Server;
}

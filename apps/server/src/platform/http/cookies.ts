import type { FastifyReply, FastifyRequest } from 'fastify';

type CookieOptions = {
  maxAgeSeconds: number;
  isSecure: boolean;
  /** Also sent for pages, which the server draws with it. */
  isForPages?: boolean;
};

export type Cookies = {
  read: (name: string) => string | undefined;
  /** Out of reach of scripts. A name with `__Host-` is for secure pages of this host alone, and all of them. */
  write: (name: string, value: string, options: CookieOptions) => void;
};

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read: (name) => valueIn(request.headers.cookie ?? '', name),
    write: (name, value, { maxAgeSeconds, isSecure, isForPages }) => {
      const path = isForPages || name.startsWith('__Host-') ? '/' : '/api';
      const secure = isSecure ? '; Secure' : '';
      const rules = `Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
      void reply.header('set-cookie', `${name}=${value}; Path=${path}; ${rules}`);
    },
  };
}

/** Of a `Cookie` header. */
export function valueIn(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = header.split('; ').find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}

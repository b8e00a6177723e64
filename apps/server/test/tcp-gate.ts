import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `silent` accepts connections but never responds; `closed` refuses them and drops existing ones. */
type Gate = 'open' | 'silent' | 'closed';

/** A TCP proxy that lets tests disconnect and reconnect a server. */
export async function openGate(targetPort: number) {
  const sockets = new Set<Socket>();
  const piped = new Set<{ socket: Socket; target: Socket }>();
  let state: Gate = 'open';
  let server = createServer();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const onConnection = (socket: Socket) => {
    keep(socket);
    if (state === 'silent') return;
    const target = connect(targetPort, '127.0.0.1');
    keep(target);
    socket.pipe(target).pipe(socket);
    piped.add({ socket, target });
    socket.on('close', () => target.destroy());
    target.on('close', () => socket.destroy());
  };
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server = createServer(onConnection).listen(port, '127.0.0.1', resolve);
    });
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    set: async (next: Gate) => {
      if (next === 'closed') await shut();
      else if (state === 'closed') await listen(port);
      state = next;
    },
    /** Existing connections stay open but go silent; new ones work. */
    freeze: () => {
      for (const { socket, target } of piped) {
        socket.unpipe(target);
        target.unpipe(socket);
        socket.resume();
        target.resume();
      }
    },
    cutFrozen: () => {
      for (const { socket, target } of piped) for (const each of [socket, target]) each.destroy();
    },
    stop: async () => {
      if (state !== 'closed') await shut();
    },
  };
}

/** A PostgreSQL on loopback that takes nobody's password, in the words of its wire protocol. */
import { type AddressInfo, createServer } from 'node:net';

const SSL_REQUEST = 80877103;
const ASKS_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

export async function startRefusingPostgres(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const isPassword = data[0] === 0x70;
      if (isPassword) socket.end(refusal());
      else if (data.readInt32BE(4) === SSL_REQUEST) socket.write('N');
      else socket.write(ASKS_FOR_PASSWORD);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}

function refusal(): Buffer {
  const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "anna"'];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
